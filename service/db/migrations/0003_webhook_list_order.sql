DROP INDEX "events_tenant";--> statement-breakpoint
DROP INDEX "webhook_deliveries_newest";--> statement-breakpoint
DROP INDEX "webhook_deliveries_status";--> statement-breakpoint
DROP INDEX "webhook_deliveries_endpoint";--> statement-breakpoint
CREATE INDEX "events_tenant" ON "events" USING btree ("tenant_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "webhook_deliveries_newest" ON "webhook_deliveries" USING btree ("tenant_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "webhook_deliveries_status" ON "webhook_deliveries" USING btree ("tenant_id","status","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "webhook_deliveries_endpoint" ON "webhook_deliveries" USING btree ("endpoint_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);