CREATE TABLE "site_branding" (
	"tenant_id" uuid PRIMARY KEY NOT NULL,
	"branding" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "site_domains" (
	"tenant_id" uuid NOT NULL,
	"domain" text NOT NULL,
	"token" text NOT NULL,
	"is_main" boolean DEFAULT false NOT NULL,
	"problem" text,
	"checked_at" timestamp (3) with time zone,
	"verified_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "site_domains_tenant_id_domain_pk" PRIMARY KEY("tenant_id","domain")
);
--> statement-breakpoint
ALTER TABLE "published_pages" ADD COLUMN "policy" text;--> statement-breakpoint
ALTER TABLE "published_pages" ADD COLUMN "origin" text;--> statement-breakpoint
ALTER TABLE "site_branding" ADD CONSTRAINT "site_branding_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site_domains" ADD CONSTRAINT "site_domains_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "site_domains_proven" ON "site_domains" USING btree ("domain") WHERE "site_domains"."verified_at" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "site_domains_main" ON "site_domains" USING btree ("tenant_id") WHERE "site_domains"."is_main";