CREATE TABLE "brand_scans" (
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
	"brand_name" text NOT NULL,
	"brand_key" text NOT NULL,
	"aliases" text[] NOT NULL,
	"given_category" text,
	"category" jsonb,
	"score" double precision,
	"terms" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"results" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"recommendations" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"warnings" text[] DEFAULT '{}' NOT NULL
);
--> statement-breakpoint
ALTER TABLE "brand_scans" ADD CONSTRAINT "brand_scans_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "brand_scans_newest" ON "brand_scans" USING btree ("tenant_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "brand_scans_brand" ON "brand_scans" USING btree ("tenant_id","brand_key","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "brand_scans_silent" ON "brand_scans" USING btree ("status","updated_at");