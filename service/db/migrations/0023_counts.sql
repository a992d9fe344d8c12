CREATE TABLE "row_count_changes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "row_count_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"list" text NOT NULL,
	"tenant_id" uuid NOT NULL,
	"hour" timestamp with time zone NOT NULL,
	"facets" text[] NOT NULL,
	"change" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "row_counts" (
	"list" text NOT NULL,
	"tenant_id" uuid NOT NULL,
	"hour" timestamp with time zone NOT NULL,
	"facets" text[] NOT NULL,
	"count" bigint NOT NULL,
	CONSTRAINT "row_counts_list_tenant_id_hour_facets_pk" PRIMARY KEY("list","tenant_id","hour","facets")
);
--> statement-breakpoint
CREATE INDEX "row_count_changes_list" ON "row_count_changes" USING btree ("list","tenant_id");--> statement-breakpoint
CREATE INDEX "credit_ledger_kind" ON "credit_ledger" USING btree ("tenant_id","kind","operation","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "credit_ledger_moment" ON "credit_ledger" USING btree ("tenant_id","created_at","kind","operation");--> statement-breakpoint
CREATE INDEX "credit_ledger_spent" ON "credit_ledger" USING btree ("tenant_id","created_at","operation","spent") WHERE "credit_ledger"."kind" = 'settle';--> statement-breakpoint
CREATE INDEX "leads_status" ON "leads" USING btree ("lead_magnet_id","status","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "webhook_deliveries_kind" ON "webhook_deliveries" USING btree ("endpoint_id","event_type","status","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
DROP INDEX "webhook_deliveries_newest";--> statement-breakpoint
DROP INDEX "webhook_deliveries_status";