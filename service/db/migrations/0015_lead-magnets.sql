CREATE TABLE "lead_magnets" (
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
	"input" jsonb NOT NULL,
	"type" text NOT NULL,
	"topic" text NOT NULL,
	"language" text NOT NULL,
	"title" text,
	"slug" text,
	"content" jsonb,
	"page_count" integer,
	"trust_level" text,
	"engine" text,
	"hooks" text[] DEFAULT '{}' NOT NULL,
	"platform" text NOT NULL,
	"announcement_turn" integer DEFAULT 0 NOT NULL,
	"published_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "leads" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"tenant_id" uuid NOT NULL,
	"lead_magnet_id" uuid NOT NULL,
	"email" text NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"consent_text" text NOT NULL,
	"consent_version" text NOT NULL,
	"consented_at" timestamp (3) with time zone NOT NULL,
	"language" text NOT NULL,
	"confirm_token_hash" "bytea",
	"confirm_expires_at" timestamp (3) with time zone,
	"confirmed_at" timestamp (3) with time zone,
	"downloads" integer DEFAULT 0 NOT NULL,
	"last_download_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "lead_magnets" ADD CONSTRAINT "lead_magnets_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leads" ADD CONSTRAINT "leads_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leads" ADD CONSTRAINT "leads_lead_magnet_id_lead_magnets_id_fk" FOREIGN KEY ("lead_magnet_id") REFERENCES "public"."lead_magnets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "lead_magnets_newest" ON "lead_magnets" USING btree ("tenant_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE UNIQUE INDEX "lead_magnets_address" ON "lead_magnets" USING btree ("tenant_id","slug");--> statement-breakpoint
CREATE INDEX "lead_magnets_silent" ON "lead_magnets" USING btree ("status","updated_at");--> statement-breakpoint
CREATE UNIQUE INDEX "leads_mailbox" ON "leads" USING btree ("lead_magnet_id","email");--> statement-breakpoint
CREATE UNIQUE INDEX "leads_confirm_token" ON "leads" USING btree ("confirm_token_hash");--> statement-breakpoint
CREATE INDEX "leads_newest" ON "leads" USING btree ("lead_magnet_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "leads_tenant" ON "leads" USING btree ("tenant_id");--> statement-breakpoint
CREATE INDEX "leads_unconfirmed" ON "leads" USING btree ("status","created_at");