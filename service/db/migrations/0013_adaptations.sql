CREATE TABLE "accounts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"tenant_id" uuid NOT NULL,
	"network" text NOT NULL,
	"server" text NOT NULL,
	"identity" text NOT NULL,
	"handle" text NOT NULL,
	"display_name" text,
	"url" text,
	"char_limit" integer NOT NULL,
	"status" text DEFAULT 'connected' NOT NULL,
	"sealed_secret" text NOT NULL,
	"last_posted_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "adaptation_posts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"tenant_id" uuid NOT NULL,
	"adaptation_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"status" text DEFAULT 'posting' NOT NULL,
	"attempt" integer DEFAULT 1 NOT NULL,
	"parts" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"platform_post_id" text,
	"url" text,
	"error" text,
	"posted_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "adaptations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"tenant_id" uuid NOT NULL,
	"agent_id" uuid NOT NULL,
	"article_id" uuid NOT NULL,
	"platform" text NOT NULL,
	"content" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"variant" integer DEFAULT 0 NOT NULL,
	"article_version" integer NOT NULL,
	"edited" boolean DEFAULT false NOT NULL,
	"include_ref_link" boolean NOT NULL,
	"ref_link_appended" boolean NOT NULL,
	"engine" text NOT NULL,
	"credits_used" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "adaptation_posts" ADD CONSTRAINT "adaptation_posts_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "adaptation_posts" ADD CONSTRAINT "adaptation_posts_adaptation_id_adaptations_id_fk" FOREIGN KEY ("adaptation_id") REFERENCES "public"."adaptations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "adaptation_posts" ADD CONSTRAINT "adaptation_posts_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "adaptations" ADD CONSTRAINT "adaptations_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "adaptations" ADD CONSTRAINT "adaptations_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "accounts_newest" ON "accounts" USING btree ("tenant_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE UNIQUE INDEX "accounts_identity" ON "accounts" USING btree ("tenant_id","network","server","identity") WHERE "accounts"."deleted_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "adaptation_posts_once" ON "adaptation_posts" USING btree ("adaptation_id","account_id","version");--> statement-breakpoint
CREATE INDEX "adaptation_posts_account" ON "adaptation_posts" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "adaptations_newest" ON "adaptations" USING btree ("tenant_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "adaptations_article" ON "adaptations" USING btree ("article_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);