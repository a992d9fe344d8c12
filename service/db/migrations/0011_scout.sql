CREATE TABLE "scout_runs" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"tenant_id" uuid NOT NULL,
	"agent_id" uuid NOT NULL,
	"status" text NOT NULL,
	"attempt" integer DEFAULT 0 NOT NULL,
	"stage" text DEFAULT 'queued' NOT NULL,
	"percent" integer DEFAULT 0 NOT NULL,
	"message" text DEFAULT 'Waiting for its turn.' NOT NULL,
	"credits" integer NOT NULL,
	"credits_used" integer,
	"reason" text,
	"error" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"completed_at" timestamp (3) with time zone,
	"query" text NOT NULL,
	"subreddits" text[] NOT NULL,
	"item_limit" integer NOT NULL,
	"results" jsonb,
	"results_count" integer,
	"engine" text
);
--> statement-breakpoint
ALTER TABLE "scout_runs" ADD CONSTRAINT "scout_runs_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "scout_runs_newest" ON "scout_runs" USING btree ("tenant_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "scout_runs_status" ON "scout_runs" USING btree ("tenant_id","status","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "scout_runs_silent" ON "scout_runs" USING btree ("updated_at") WHERE "scout_runs"."status" = 'processing';