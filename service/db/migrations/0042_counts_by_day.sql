CREATE TABLE "row_counts_by_day" (
	"list" text NOT NULL,
	"tenant_id" uuid NOT NULL,
	"day" timestamp with time zone NOT NULL,
	"facets" text[] NOT NULL,
	"count" bigint NOT NULL,
	CONSTRAINT "row_counts_by_day_list_tenant_id_day_facets_pk" PRIMARY KEY("list","tenant_id","day","facets")
);
