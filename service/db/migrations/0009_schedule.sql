CREATE TABLE "schedule_feeds" (
	"tenant_id" uuid PRIMARY KEY NOT NULL,
	"agent_id" uuid NOT NULL,
	"token_hash" "bytea" NOT NULL,
	"sealed_token" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"last_read_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "tenant_settings" ADD COLUMN "slots_chosen" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "schedule_feeds" ADD CONSTRAINT "schedule_feeds_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "schedule_feeds_token" ON "schedule_feeds" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "articles_calendar" ON "articles" USING btree ("tenant_id","scheduled_at") WHERE "articles"."scheduled_at" is not null;