ALTER TABLE "articles" ADD COLUMN "refreshes_id" uuid;--> statement-breakpoint
CREATE INDEX "adaptation_posts_results" ON "adaptation_posts" USING btree ("tenant_id","posted_at") WHERE "adaptation_posts"."status" = 'posted';--> statement-breakpoint
CREATE INDEX "articles_refreshes" ON "articles" USING btree ("refreshes_id") WHERE "articles"."refreshes_id" is not null;