ALTER TABLE "knowledge_documents" ADD COLUMN "word_count" integer;--> statement-breakpoint
ALTER TABLE "preview_checks" ADD COLUMN "report" jsonb;--> statement-breakpoint
ALTER TABLE "schema_checks" ADD COLUMN "report" jsonb;--> statement-breakpoint
ALTER TABLE "delivery_attempts" ADD COLUMN "response_headers" jsonb;--> statement-breakpoint
CREATE INDEX "preview_checks_kept" ON "preview_checks" USING btree ("tenant_id","completed_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE report is not null;--> statement-breakpoint
CREATE INDEX "schema_checks_kept" ON "schema_checks" USING btree ("tenant_id","completed_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE report is not null;--> statement-breakpoint
CREATE INDEX "webhook_deliveries_unsent" ON "webhook_deliveries" USING btree ("endpoint_id","created_at") WHERE status = 'dead_lettered' and attempts = 0;