CREATE TABLE "stored_files" (
	"name" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"content" text NOT NULL,
	"type" text NOT NULL,
	"byte_count" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "stored_files_content" ON "stored_files" USING btree ("content");--> statement-breakpoint
CREATE INDEX "stored_files_user" ON "stored_files" USING btree ("user_id","created_at");