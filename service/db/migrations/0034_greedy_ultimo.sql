ALTER TABLE "adaptation_posts" ADD COLUMN "likes" integer;--> statement-breakpoint
ALTER TABLE "adaptation_posts" ADD COLUMN "replies" integer;--> statement-breakpoint
ALTER TABLE "adaptation_posts" ADD COLUMN "reposts" integer;--> statement-breakpoint
ALTER TABLE "adaptation_posts" ADD COLUMN "count_asked_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "adaptation_posts_recent" ON "adaptation_posts" USING btree ("posted_at") WHERE "adaptation_posts"."status" = 'posted';