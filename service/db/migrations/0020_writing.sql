CREATE TABLE "article_evidence" (
	"article_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"tenant_id" uuid NOT NULL,
	"reference" integer,
	"kind" text NOT NULL,
	"role" text NOT NULL,
	"title" text NOT NULL,
	"url" text,
	"document_id" uuid,
	"language" text NOT NULL,
	"published_at" timestamp (3) with time zone,
	"text" text NOT NULL,
	CONSTRAINT "article_evidence_article_id_position_pk" PRIMARY KEY("article_id","position")
);
--> statement-breakpoint
CREATE TABLE "model_connections" (
	"tenant_id" uuid NOT NULL,
	"purpose" text NOT NULL,
	"provider" text NOT NULL,
	"url" text NOT NULL,
	"model" text,
	"key" text,
	"options" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"capabilities" jsonb,
	"checked_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "model_connections_tenant_id_purpose_pk" PRIMARY KEY("tenant_id","purpose")
);
--> statement-breakpoint
ALTER TABLE "articles" ADD COLUMN "form" text;--> statement-breakpoint
ALTER TABLE "articles" ADD COLUMN "tokens" jsonb;--> statement-breakpoint
ALTER TABLE "articles" ADD COLUMN "changes" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "articles" ADD COLUMN "problems" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "knowledge_chunks" ADD COLUMN "embedding" real[];--> statement-breakpoint
ALTER TABLE "knowledge_chunks" ADD COLUMN "embedding_model" text;--> statement-breakpoint
ALTER TABLE "knowledge_documents" ADD COLUMN "role" text DEFAULT 'facts' NOT NULL;--> statement-breakpoint
ALTER TABLE "tenant_settings" ADD COLUMN "profile" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "article_evidence" ADD CONSTRAINT "article_evidence_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "model_connections" ADD CONSTRAINT "model_connections_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;