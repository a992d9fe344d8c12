CREATE TABLE "session_runs" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"tenant_id" uuid NOT NULL,
	"session_id" uuid NOT NULL,
	"topic_id" uuid,
	"article_id" uuid,
	"status" text DEFAULT 'writing' NOT NULL,
	"trigger" text NOT NULL,
	"topic" text NOT NULL,
	"language" text NOT NULL,
	"article_title" text,
	"credits_used" integer,
	"reason" text,
	"error" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"completed_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "session_topics" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"tenant_id" uuid NOT NULL,
	"session_id" uuid NOT NULL,
	"status" text DEFAULT 'queued' NOT NULL,
	"position" integer NOT NULL,
	"title" text NOT NULL,
	"category" text,
	"problem" text,
	"strength" real NOT NULL,
	"evidence" jsonb NOT NULL,
	"added" boolean DEFAULT false NOT NULL,
	"failures" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"tenant_id" uuid NOT NULL,
	"agent_id" uuid NOT NULL,
	"status" text NOT NULL,
	"reason" text,
	"message" text,
	"categories" text[] NOT NULL,
	"problems" text[] NOT NULL,
	"languages" text[] NOT NULL,
	"interval_minutes" integer NOT NULL,
	"article_size" text NOT NULL,
	"disable_competition" boolean NOT NULL,
	"next_run_at" timestamp (3) with time zone NOT NULL,
	"runs_count" integer DEFAULT 0 NOT NULL,
	"cataloged_at" timestamp (3) with time zone NOT NULL,
	"ordered_by_hand" boolean DEFAULT false NOT NULL,
	"waiting_for_topics" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "articles" ADD COLUMN "session_id" uuid;--> statement-breakpoint
ALTER TABLE "session_runs" ADD CONSTRAINT "session_runs_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session_runs" ADD CONSTRAINT "session_runs_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session_runs" ADD CONSTRAINT "session_runs_topic_id_session_topics_id_fk" FOREIGN KEY ("topic_id") REFERENCES "public"."session_topics"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session_runs" ADD CONSTRAINT "session_runs_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session_topics" ADD CONSTRAINT "session_topics_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session_topics" ADD CONSTRAINT "session_topics_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "session_runs_newest" ON "session_runs" USING btree ("session_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "session_runs_article" ON "session_runs" USING btree ("article_id");--> statement-breakpoint
CREATE INDEX "session_runs_topic" ON "session_runs" USING btree ("topic_id");--> statement-breakpoint
CREATE INDEX "session_topics_order" ON "session_topics" USING btree ("session_id","status","position");--> statement-breakpoint
CREATE UNIQUE INDEX "sessions_running" ON "sessions" USING btree ("tenant_id") WHERE "sessions"."status" = 'running';--> statement-breakpoint
CREATE INDEX "sessions_newest" ON "sessions" USING btree ("tenant_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "sessions_due" ON "sessions" USING btree ("next_run_at") WHERE "sessions"."status" = 'running';--> statement-breakpoint
CREATE INDEX "sessions_unpaid" ON "sessions" USING btree ("id") WHERE "sessions"."reason" = 'insufficient_credits';