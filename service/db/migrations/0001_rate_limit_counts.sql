-- Counts of the last minutes: losing them in a crash is cheaper than logging them. The shape is the limiter library's own.
CREATE UNLOGGED TABLE "rate_limit_counts" (
	"key" varchar(255) PRIMARY KEY NOT NULL,
	"points" integer DEFAULT 0 NOT NULL,
	"expire" bigint
);
