CREATE INDEX "article_versions_edits" ON "article_versions" USING btree ("created_at") WHERE "article_versions"."origin" = 'edited';--> statement-breakpoint
CREATE INDEX "delivery_attempts_bodies" ON "delivery_attempts" USING btree ("at") WHERE "delivery_attempts"."response_excerpt" is not null or "delivery_attempts"."request_headers" <> '{}';--> statement-breakpoint
CREATE INDEX "events_age" ON "events" USING btree ("created_at");--> statement-breakpoint
DROP INDEX "articles_status";--> statement-breakpoint
CREATE INDEX "articles_status" ON "articles" USING btree ("tenant_id","status","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);