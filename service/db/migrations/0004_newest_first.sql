DROP INDEX "articles_newest";--> statement-breakpoint
DROP INDEX "articles_status";--> statement-breakpoint
DROP INDEX "articles_published";--> statement-breakpoint
DROP INDEX "credit_ledger_tenant";--> statement-breakpoint
DROP INDEX "knowledge_documents_newest";--> statement-breakpoint
CREATE INDEX "articles_newest" ON "articles" USING btree ("tenant_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "articles_status" ON "articles" USING btree ("tenant_id","status","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "articles_published" ON "articles" USING btree ("tenant_id","published_at" DESC NULLS FIRST) WHERE "articles"."status" = 'published';--> statement-breakpoint
CREATE INDEX "credit_ledger_tenant" ON "credit_ledger" USING btree ("tenant_id","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "knowledge_documents_newest" ON "knowledge_documents" USING btree ("tenant_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);