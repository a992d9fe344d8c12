CREATE TABLE "counted_batches" (
	"id" uuid PRIMARY KEY NOT NULL,
	"counted_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "page_day_origins" (
	"tenant_id" uuid NOT NULL,
	"day" date NOT NULL,
	"page" text NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"views" integer NOT NULL,
	CONSTRAINT "page_day_origins_tenant_id_day_page_kind_name_pk" PRIMARY KEY("tenant_id","day","page","kind","name")
);
--> statement-breakpoint
CREATE TABLE "page_days" (
	"tenant_id" uuid NOT NULL,
	"day" date NOT NULL,
	"page" text NOT NULL,
	"views" integer DEFAULT 0 NOT NULL,
	"visitors" integer DEFAULT 0 NOT NULL,
	"reads" integer DEFAULT 0 NOT NULL,
	"clicks" integer DEFAULT 0 NOT NULL,
	"leads" integer DEFAULT 0 NOT NULL,
	"confirmed_leads" integer DEFAULT 0 NOT NULL,
	"sketch" "bytea",
	CONSTRAINT "page_days_tenant_id_day_page_pk" PRIMARY KEY("tenant_id","day","page")
);
--> statement-breakpoint
CREATE TABLE "search_connections" (
	"tenant_id" uuid PRIMARY KEY NOT NULL,
	"property" text NOT NULL,
	"account" text NOT NULL,
	"sealed_key" text NOT NULL,
	"status" text NOT NULL,
	"message" text,
	"read_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_rows" (
	"tenant_id" uuid NOT NULL,
	"origin" text NOT NULL,
	"from_day" date NOT NULL,
	"to_day" date NOT NULL,
	"page" text NOT NULL,
	"query" text NOT NULL,
	"clicks" integer NOT NULL,
	"impressions" integer NOT NULL,
	"position" double precision NOT NULL,
	"read_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "search_rows_tenant_id_origin_from_day_to_day_page_query_pk" PRIMARY KEY("tenant_id","origin","from_day","to_day","page","query")
);
--> statement-breakpoint
CREATE TABLE "tracked_sites" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"tenant_id" uuid NOT NULL,
	"key" text NOT NULL,
	"host" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"last_seen_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "visitor_salts" (
	"day" date PRIMARY KEY NOT NULL,
	"salt" "bytea" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "weekly_reports" (
	"tenant_id" uuid NOT NULL,
	"week" date NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"mailed_at" timestamp (3) with time zone,
	CONSTRAINT "weekly_reports_tenant_id_week_pk" PRIMARY KEY("tenant_id","week")
);
--> statement-breakpoint
ALTER TABLE "session_topics" ADD COLUMN "liked" text;--> statement-breakpoint
ALTER TABLE "tenant_settings" ADD COLUMN "count_views" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "tenant_settings" ADD COLUMN "count_reads" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "tenant_settings" ADD COLUMN "weekly_mail" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "tenant_settings" ADD COLUMN "result_retention_days" integer DEFAULT 730 NOT NULL;--> statement-breakpoint
ALTER TABLE "page_day_origins" ADD CONSTRAINT "page_day_origins_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "page_days" ADD CONSTRAINT "page_days_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_connections" ADD CONSTRAINT "search_connections_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_rows" ADD CONSTRAINT "search_rows_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tracked_sites" ADD CONSTRAINT "tracked_sites_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "weekly_reports" ADD CONSTRAINT "weekly_reports_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "counted_batches_age" ON "counted_batches" USING btree ("counted_at");--> statement-breakpoint
CREATE INDEX "page_day_origins_day" ON "page_day_origins" USING btree ("day");--> statement-breakpoint
CREATE INDEX "page_days_day" ON "page_days" USING btree ("day");--> statement-breakpoint
CREATE INDEX "page_days_sketched" ON "page_days" USING btree ("day") WHERE "page_days"."sketch" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "tracked_sites_key" ON "tracked_sites" USING btree ("key");--> statement-breakpoint
CREATE UNIQUE INDEX "tracked_sites_host" ON "tracked_sites" USING btree ("tenant_id","host");