ALTER TABLE "knowledge_documents" ADD COLUMN "publisher" text;--> statement-breakpoint
ALTER TABLE "knowledge_documents" ADD COLUMN "author" text;--> statement-breakpoint
ALTER TABLE "knowledge_documents" ADD COLUMN "published_at" timestamp (3) with time zone;