ALTER TABLE "webhook_endpoints" ADD COLUMN "agent_id" uuid;--> statement-breakpoint
CREATE INDEX "webhook_deliveries_tests" ON "webhook_deliveries" USING btree ("tenant_id") WHERE is_test;