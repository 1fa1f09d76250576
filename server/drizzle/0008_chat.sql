CREATE TABLE "chat_runs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"conversation_id" uuid NOT NULL,
	"request_id" uuid NOT NULL,
	"message_id" text NOT NULL,
	"user_id" text NOT NULL,
	"vault_id" bigint NOT NULL,
	"session_id" text NOT NULL,
	"scopes" jsonb NOT NULL,
	"state" text NOT NULL,
	"begun" jsonb NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "chat_conversations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"vault_id" bigint NOT NULL,
	"user_id" text NOT NULL,
	"title" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "chat_directive_reviews" (
	"vault_id" bigint NOT NULL,
	"user_id" text NOT NULL,
	"version" integer NOT NULL,
	"reviewed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "chat_directive_reviews_vault_id_user_id_pk" PRIMARY KEY("vault_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "chat_messages" (
	"conversation_id" uuid NOT NULL,
	"id" text NOT NULL,
	"position" bigint GENERATED ALWAYS AS IDENTITY (sequence name "chat_messages_position_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"role" text NOT NULL,
	"content" text NOT NULL,
	"body" jsonb NOT NULL,
	"request_id" uuid NOT NULL,
	"feedback" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "chat_messages_conversation_id_id_pk" PRIMARY KEY("conversation_id","id")
);
--> statement-breakpoint
ALTER TABLE "chat_runs" ADD CONSTRAINT "chat_runs_conversation_id_chat_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."chat_conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_messages" ADD CONSTRAINT "chat_messages_conversation_id_chat_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."chat_conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "chat_runs_request" ON "chat_runs" USING btree ("conversation_id","request_id");--> statement-breakpoint
CREATE UNIQUE INDEX "chat_runs_running" ON "chat_runs" USING btree ("conversation_id") WHERE "chat_runs"."state" = 'running';--> statement-breakpoint
CREATE INDEX "chat_conversations_recent" ON "chat_conversations" USING btree ("vault_id","user_id","changed_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "chat_conversations_user" ON "chat_conversations" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "chat_messages_order" ON "chat_messages" USING btree ("conversation_id","position");--> statement-breakpoint
CREATE INDEX "chat_messages_words" ON "chat_messages" USING gin ("content" gin_trgm_ops);