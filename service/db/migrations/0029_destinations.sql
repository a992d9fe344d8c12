CREATE TABLE "destinations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"tenant_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"url" text NOT NULL,
	"settings" jsonb NOT NULL,
	"facts" jsonb NOT NULL,
	"is_default" boolean DEFAULT false NOT NULL,
	"status" text DEFAULT 'connected' NOT NULL,
	"message" text,
	"sealed_secret" text NOT NULL,
	"tested_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "placements" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"tenant_id" uuid NOT NULL,
	"agent_id" uuid NOT NULL,
	"article_id" uuid NOT NULL,
	"destination_id" uuid NOT NULL,
	"is_chosen" boolean DEFAULT true NOT NULL,
	"wanted" text NOT NULL,
	"status" text DEFAULT 'waiting' NOT NULL,
	"requests" integer DEFAULT 0 NOT NULL,
	"remote_id" text,
	"url" text,
	"revision" text,
	"sent_revision" text,
	"edited_there" boolean DEFAULT false NOT NULL,
	"requested_version" integer,
	"version" integer,
	"content_hash" text,
	"uploads" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"send_started_at" timestamp (3) with time zone,
	"overwrite" boolean DEFAULT false NOT NULL,
	"reason" text,
	"message" text,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp (3) with time zone,
	"claim" integer DEFAULT 0 NOT NULL,
	"claimed_until" timestamp (3) with time zone,
	"checked_at" timestamp (3) with time zone,
	"check_due_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "articles" ADD COLUMN "home_id" uuid;--> statement-breakpoint
ALTER TABLE "articles" ADD COLUMN "home_url" text;--> statement-breakpoint
ALTER TABLE "articles" ADD COLUMN "places_chosen" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "destinations" ADD CONSTRAINT "destinations_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "placements" ADD CONSTRAINT "placements_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "placements" ADD CONSTRAINT "placements_destination_id_destinations_id_fk" FOREIGN KEY ("destination_id") REFERENCES "public"."destinations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "destinations_oldest" ON "destinations" USING btree ("tenant_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "destinations_default" ON "destinations" USING btree ("tenant_id") WHERE "destinations"."is_default" and "destinations"."deleted_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "placements_article" ON "placements" USING btree ("article_id","destination_id");--> statement-breakpoint
CREATE INDEX "placements_destination" ON "placements" USING btree ("destination_id");--> statement-breakpoint
CREATE INDEX "placements_check" ON "placements" USING btree ("check_due_at") WHERE "placements"."check_due_at" is not null;--> statement-breakpoint
CREATE INDEX "placements_open" ON "placements" USING btree ("updated_at") WHERE "placements"."status" in ('sending', 'removing', 'failed');