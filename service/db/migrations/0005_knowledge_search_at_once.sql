DROP INDEX "knowledge_chunks_search";--> statement-breakpoint
CREATE INDEX "knowledge_chunks_search" ON "knowledge_chunks" USING gin ("search") WITH (fastupdate=false);