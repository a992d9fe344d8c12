CREATE TABLE "suppressions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"tenant_id" uuid NOT NULL,
	"agent_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"value" text NOT NULL,
	"reason" text,
	"origin" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "suppressions_key" UNIQUE("tenant_id","kind","key")
);
--> statement-breakpoint
CREATE TABLE "warm_lead_contacts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"tenant_id" uuid NOT NULL,
	"run_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"kind" text NOT NULL,
	"name" text,
	"role" text,
	"email" text,
	"email_key" text,
	"matched_role" text,
	"match" text NOT NULL,
	"source_url" text NOT NULL,
	"source_title" text,
	"source_date" timestamp (3) with time zone,
	"seen_at" timestamp (3) with time zone NOT NULL,
	"passage" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "warm_lead_runs" (
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
	"domain" text NOT NULL,
	"normalized_domain" text NOT NULL,
	"registrable_domain" text NOT NULL,
	"icp" text NOT NULL,
	"input" jsonb NOT NULL,
	"idempotency_key" text,
	"fit_score" integer,
	"intent_score" integer,
	"report" jsonb,
	"contacts_erased" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "tenant_settings" ADD COLUMN "contact_retention_days" integer DEFAULT 90 NOT NULL;--> statement-breakpoint
ALTER TABLE "suppressions" ADD CONSTRAINT "suppressions_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "warm_lead_contacts" ADD CONSTRAINT "warm_lead_contacts_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "warm_lead_contacts" ADD CONSTRAINT "warm_lead_contacts_run_id_warm_lead_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."warm_lead_runs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "warm_lead_runs" ADD CONSTRAINT "warm_lead_runs_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "suppressions_newest" ON "suppressions" USING btree ("tenant_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "warm_lead_contacts_run" ON "warm_lead_contacts" USING btree ("tenant_id","run_id","position");--> statement-breakpoint
CREATE INDEX "warm_lead_contacts_email" ON "warm_lead_contacts" USING btree ("tenant_id","email_key");--> statement-breakpoint
CREATE INDEX "warm_lead_contacts_seen" ON "warm_lead_contacts" USING btree ("tenant_id","seen_at");--> statement-breakpoint
CREATE UNIQUE INDEX "warm_lead_runs_idempotency" ON "warm_lead_runs" USING btree ("tenant_id","idempotency_key") WHERE "warm_lead_runs"."idempotency_key" is not null;--> statement-breakpoint
CREATE INDEX "warm_lead_runs_newest" ON "warm_lead_runs" USING btree ("tenant_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "warm_lead_runs_company" ON "warm_lead_runs" USING btree ("tenant_id","registrable_domain");--> statement-breakpoint
CREATE INDEX "warm_lead_runs_open" ON "warm_lead_runs" USING btree ("updated_at") WHERE "warm_lead_runs"."status" in ('queued', 'running');