CREATE INDEX "brand_scans_by_brand" ON "brand_scans" USING btree ("tenant_id","brand_key","id");--> statement-breakpoint
CREATE INDEX "brand_scans_by_score" ON "brand_scans" USING btree ("tenant_id",coalesce("score", -1),"id");--> statement-breakpoint
CREATE INDEX "scout_runs_by_query" ON "scout_runs" USING btree ("tenant_id",lower("query"),"id");--> statement-breakpoint
CREATE INDEX "warm_lead_runs_by_domain" ON "warm_lead_runs" USING btree ("tenant_id","normalized_domain","id");--> statement-breakpoint
CREATE INDEX "warm_lead_runs_by_fit" ON "warm_lead_runs" USING btree ("tenant_id",coalesce("fit_score", -1),"id");--> statement-breakpoint
CREATE INDEX "warm_lead_runs_by_intent" ON "warm_lead_runs" USING btree ("tenant_id",coalesce("intent_score", -1),"id");--> statement-breakpoint
CREATE INDEX "watches_by_label" ON "watches" USING btree ("tenant_id",left(lower("label"), 200),"id");--> statement-breakpoint
CREATE INDEX "watches_by_next" ON "watches" USING btree ("tenant_id",(case when "status" = 'active' then "next_run_at" else 'infinity' end),"id");