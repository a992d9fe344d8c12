CREATE TABLE "site_revisions" (
	"tenant_id" uuid PRIMARY KEY NOT NULL,
	"revision" uuid NOT NULL
);
--> statement-breakpoint
ALTER TABLE "site_revisions" ADD CONSTRAINT "site_revisions_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- Whatever is in it can be made again: losing it in a crash is cheaper than logging it. Values are compressed already.
CREATE UNLOGGED TABLE "cache_entries" (
	"key" text PRIMARY KEY NOT NULL,
	"value" "bytea" NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "cache_entries" ALTER COLUMN "value" SET STORAGE EXTERNAL;
