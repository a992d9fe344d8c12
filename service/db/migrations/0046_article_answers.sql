CREATE TABLE "article_answers" (
	"article_id" uuid NOT NULL,
	"key" text NOT NULL,
	"tenant_id" uuid NOT NULL,
	"text" text NOT NULL,
	"is_whole" boolean NOT NULL,
	"tokens" jsonb,
	CONSTRAINT "article_answers_article_id_key_pk" PRIMARY KEY("article_id","key")
);
--> statement-breakpoint
ALTER TABLE "article_answers" ADD CONSTRAINT "article_answers_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;