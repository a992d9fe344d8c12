CREATE TABLE "preview_checks" (
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
	"url" text NOT NULL,
	"findings" jsonb DEFAULT '[]'::jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "schema_checks" (
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
	"url" text NOT NULL,
	"findings" jsonb DEFAULT '[]'::jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "watch_runs" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"tenant_id" uuid NOT NULL,
	"watch_id" uuid NOT NULL,
	"run_id" uuid NOT NULL,
	"status" text DEFAULT 'running' NOT NULL,
	"credits" integer NOT NULL,
	"change" jsonb,
	"error" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"completed_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "watches" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"tenant_id" uuid NOT NULL,
	"agent_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"label" text NOT NULL,
	"subject_key" text NOT NULL,
	"input" jsonb NOT NULL,
	"interval_days" integer NOT NULL,
	"monthly_budget" integer NOT NULL,
	"status" text NOT NULL,
	"reason" text,
	"message" text,
	"next_run_at" timestamp (3) with time zone NOT NULL,
	"snapshot" jsonb,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "preview_checks" ADD CONSTRAINT "preview_checks_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "schema_checks" ADD CONSTRAINT "schema_checks_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "watch_runs" ADD CONSTRAINT "watch_runs_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "watch_runs" ADD CONSTRAINT "watch_runs_watch_id_watches_id_fk" FOREIGN KEY ("watch_id") REFERENCES "public"."watches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "watches" ADD CONSTRAINT "watches_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "preview_checks_silent" ON "preview_checks" USING btree ("status","updated_at");--> statement-breakpoint
CREATE INDEX "schema_checks_silent" ON "schema_checks" USING btree ("status","updated_at");--> statement-breakpoint
CREATE INDEX "watch_runs_newest" ON "watch_runs" USING btree ("watch_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "watch_runs_open" ON "watch_runs" USING btree ("id") WHERE "watch_runs"."status" = 'running';--> statement-breakpoint
CREATE INDEX "watch_runs_told" ON "watch_runs" USING btree ("tenant_id","completed_at");--> statement-breakpoint
CREATE UNIQUE INDEX "watches_subject" ON "watches" USING btree ("tenant_id","kind","subject_key");--> statement-breakpoint
CREATE INDEX "watches_newest" ON "watches" USING btree ("tenant_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "watches_due" ON "watches" USING btree ("next_run_at") WHERE "watches"."status" = 'active';--> statement-breakpoint
CREATE INDEX "watches_waiting" ON "watches" USING btree ("reason") WHERE "watches"."status" = 'paused';