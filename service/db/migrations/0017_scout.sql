CREATE TABLE "avatars" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"tenant_id" uuid NOT NULL,
	"agent_id" uuid NOT NULL,
	"age_range" text NOT NULL,
	"type" text NOT NULL,
	"location" text NOT NULL,
	"gender" text NOT NULL,
	"origin" text NOT NULL,
	"age_years" integer NOT NULL,
	"variation_tags" text[] NOT NULL,
	"prompt" text NOT NULL,
	"engine" text NOT NULL,
	"token" text NOT NULL,
	"credits_charged" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "avatars" ADD CONSTRAINT "avatars_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "avatars_token" ON "avatars" USING btree ("token");--> statement-breakpoint
CREATE INDEX "avatars_newest" ON "avatars" USING btree ("tenant_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);