CREATE EXTENSION IF NOT EXISTS pg_trgm;--> statement-breakpoint
CREATE TABLE "account_challenge" (
	"id" text PRIMARY KEY NOT NULL,
	"identifier" text NOT NULL,
	"value" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "account_passkey" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"name" text,
	"credential_id" text NOT NULL,
	"key_id" text NOT NULL,
	"public_key" text NOT NULL,
	"counter" bigint NOT NULL,
	"device_type" text NOT NULL,
	"backed_up" boolean NOT NULL,
	"transports" text,
	"aaguid" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "account_passkey_credential_id_unique" UNIQUE("credential_id")
);
--> statement-breakpoint
CREATE TABLE "account_recovery_code" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"code_hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "account_recovery_code_code_hash_unique" UNIQUE("code_hash")
);
--> statement-breakpoint
CREATE TABLE "account_session" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"token" text NOT NULL,
	"method" text NOT NULL,
	"device" text NOT NULL,
	"ip_address" text,
	"user_agent" text,
	"stepped_up_at" timestamp with time zone,
	"last_seen_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "account_session_token_unique" UNIQUE("token")
);
--> statement-breakpoint
CREATE TABLE "account_statement" (
	"hash" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"position" bigint GENERATED ALWAYS AS IDENTITY (sequence name "account_statement_position_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"signed" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "account_user" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"email_verified" boolean DEFAULT false NOT NULL,
	"image" text,
	"guest" boolean DEFAULT false NOT NULL,
	"owner" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "account_user_email_unique" UNIQUE("email"),
	CONSTRAINT "account_user_owner_unique" UNIQUE("owner")
);
--> statement-breakpoint
CREATE TABLE "account_wallet" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"chain" text NOT NULL,
	"address" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "alpha_projects" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"ticker" text NOT NULL,
	"x_handle" text,
	"score" double precision NOT NULL,
	"score_parts" jsonb NOT NULL,
	"analysis" jsonb NOT NULL,
	"rationale" jsonb NOT NULL,
	"chains" text[] NOT NULL,
	"research" jsonb NOT NULL,
	"facts_key" text NOT NULL,
	"written_by" text NOT NULL,
	"written_at" timestamp (3) with time zone NOT NULL,
	"checked_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "alpha_updates" (
	"id" text PRIMARY KEY NOT NULL,
	"project_id" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"description" text NOT NULL,
	"source" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "balance_points" (
	"vault_id" bigint NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"user_id" text NOT NULL,
	"total_usd_micro" bigint NOT NULL,
	CONSTRAINT "balance_points_vault_id_at_pk" PRIMARY KEY("vault_id","at")
);
--> statement-breakpoint
CREATE TABLE "balance_views" (
	"vault_id" bigint PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"viewed_at" timestamp with time zone NOT NULL,
	"sampled_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "chat_runs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"conversation_id" uuid NOT NULL,
	"request_id" uuid NOT NULL,
	"message_id" text NOT NULL,
	"question_id" text NOT NULL,
	"user_id" text NOT NULL,
	"vault_id" bigint NOT NULL,
	"session_id" text NOT NULL,
	"scopes" jsonb NOT NULL,
	"state" text NOT NULL,
	"begun" jsonb NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"usage" jsonb
);
--> statement-breakpoint
CREATE TABLE "chat_conversations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"vault_id" bigint NOT NULL,
	"user_id" text NOT NULL,
	"title" text NOT NULL,
	"head_id" text,
	"title_from" text DEFAULT 'question' NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "chat_directive_reviews" (
	"user_id" text NOT NULL,
	"version" integer NOT NULL,
	"reviewed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "chat_directive_reviews_user_id_version_pk" PRIMARY KEY("user_id","version")
);
--> statement-breakpoint
CREATE TABLE "chat_messages" (
	"conversation_id" uuid NOT NULL,
	"id" text NOT NULL,
	"parent_id" text,
	"position" bigint GENERATED ALWAYS AS IDENTITY (sequence name "chat_messages_position_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"role" text NOT NULL,
	"content" text NOT NULL,
	"words" text GENERATED ALWAYS AS (lower(regexp_replace(normalize(content, NFKD), '[\u0300-\u036f\\*`]+', '', 'g'))) STORED NOT NULL,
	"body" jsonb NOT NULL,
	"request_id" uuid NOT NULL,
	"feedback" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "chat_messages_conversation_id_id_pk" PRIMARY KEY("conversation_id","id")
);
--> statement-breakpoint
CREATE TABLE "chat_pins" (
	"conversation_id" uuid NOT NULL,
	"message_id" text NOT NULL,
	"vault_id" bigint NOT NULL,
	"user_id" text NOT NULL,
	"pinned_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "chat_pins_conversation_id_message_id_pk" PRIMARY KEY("conversation_id","message_id")
);
--> statement-breakpoint
CREATE TABLE "contacts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" text NOT NULL,
	"network" text NOT NULL,
	"name" text NOT NULL,
	"name_key" text NOT NULL,
	"address" text NOT NULL,
	"address_key" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "stored_files" (
	"name" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"content" text NOT NULL,
	"type" text NOT NULL,
	"byte_count" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "standing_counts" (
	"id" integer PRIMARY KEY NOT NULL,
	"total" integer NOT NULL,
	"counted_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "standing_places" (
	"order_by" text NOT NULL,
	"place" integer NOT NULL,
	"value" bigint NOT NULL,
	"age" bigint NOT NULL,
	CONSTRAINT "standing_places_order_by_place_pk" PRIMARY KEY("order_by","place")
);
--> statement-breakpoint
CREATE TABLE "standing_sources" (
	"source" text PRIMARY KEY NOT NULL,
	"read_until" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "standings" (
	"vault_id" bigint PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"name" text,
	"shows" text NOT NULL,
	"prompts" integer NOT NULL,
	"trades" integer NOT NULL,
	"referrals" integer NOT NULL,
	"traded_referrals" integer NOT NULL,
	"aura" integer NOT NULL,
	"pnl_usd_micro" bigint,
	"pnl_place" bigint GENERATED ALWAYS AS (coalesce(pnl_usd_micro, -9223372036854775807)) STORED NOT NULL,
	"pnl_due_at" timestamp (3) with time zone NOT NULL,
	"age" bigint GENERATED ALWAYS AS (-vault_id) STORED NOT NULL
);
--> statement-breakpoint
CREATE TABLE "memories" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"vault_id" bigint NOT NULL,
	"user_id" text NOT NULL,
	"category" text NOT NULL,
	"content" text NOT NULL,
	"source" text NOT NULL,
	"author" text NOT NULL,
	"origin" jsonb,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"confirmed_at" timestamp (3) with time zone,
	"search_words" "tsvector" GENERATED ALWAYS AS (to_tsvector('simple', category || ' ' || content)) STORED NOT NULL,
	CONSTRAINT "memories_agreed" CHECK ((source = 'inferred') = (confirmed_at is null))
);
--> statement-breakpoint
CREATE TABLE "referral_codes" (
	"vault_id" bigint PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"code" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "referrals" (
	"user_id" text PRIMARY KEY NOT NULL,
	"vault_id" bigint NOT NULL,
	"by_vault_id" bigint NOT NULL,
	"saved_at" timestamp (3) with time zone NOT NULL,
	"handed_in_at" timestamp (3) with time zone NOT NULL,
	"traded_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "audit_heads" (
	"seq" bigint NOT NULL,
	"hash" text NOT NULL,
	"head" jsonb NOT NULL,
	"kept_at" timestamp with time zone NOT NULL,
	CONSTRAINT "audit_heads_seq_hash_pk" PRIMARY KEY("seq","hash")
);
--> statement-breakpoint
CREATE TABLE "vault_settings" (
	"vault_id" bigint NOT NULL,
	"user_id" text NOT NULL,
	"settings" jsonb NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "vault_settings_vault_id_user_id_pk" PRIMARY KEY("vault_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "social_accounts" (
	"vault_id" bigint PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"username" text NOT NULL,
	"sealed_access_token" text NOT NULL,
	"sealed_refresh_token" text,
	"expires_at" timestamp with time zone,
	"connected_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "proposals" (
	"id" uuid PRIMARY KEY NOT NULL,
	"vault_id" bigint NOT NULL,
	"user_id" text NOT NULL,
	"session_id" text NOT NULL,
	"conversation_id" text NOT NULL,
	"message_id" text NOT NULL,
	"tool_call_id" text NOT NULL,
	"action" jsonb NOT NULL,
	"action_hash" text NOT NULL,
	"origins" jsonb NOT NULL,
	"state" text NOT NULL,
	"auto_approved_for" text,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone,
	"replaced_by" uuid
);
--> statement-breakpoint
CREATE TABLE "intent_attempts" (
	"intent_id" uuid NOT NULL,
	"step" integer NOT NULL,
	"epoch" integer NOT NULL,
	"role" text DEFAULT 'intent' NOT NULL,
	"vault_id" bigint NOT NULL,
	"chain" text NOT NULL,
	"action" jsonb NOT NULL,
	"quoted" jsonb NOT NULL,
	"nonce" integer,
	"signed_transaction" text,
	"transaction_id" text,
	"filled_by" text,
	"state" text NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"is_final" boolean DEFAULT false NOT NULL,
	"submit_tries" integer DEFAULT 0 NOT NULL,
	"doubts" integer DEFAULT 0 NOT NULL,
	"fee_raw" numeric(78),
	"executed" jsonb,
	"built_at" timestamp with time zone NOT NULL,
	"submitted_at" timestamp with time zone,
	"settled_at" timestamp with time zone,
	CONSTRAINT "intent_attempts_intent_id_step_epoch_pk" PRIMARY KEY("intent_id","step","epoch")
);
--> statement-breakpoint
CREATE TABLE "intents" (
	"id" uuid PRIMARY KEY NOT NULL,
	"position" bigint GENERATED ALWAYS AS IDENTITY (sequence name "intents_position_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"vault_id" bigint NOT NULL,
	"user_id" text NOT NULL,
	"chain" text NOT NULL,
	"body" jsonb NOT NULL,
	"intent_hash" text NOT NULL,
	"origin" text NOT NULL,
	"recipient" text,
	"follows" uuid,
	"state" text NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"step" integer DEFAULT 0 NOT NULL,
	"steps_total" integer,
	"service_fee" jsonb,
	"failure" jsonb,
	"transaction_id" text,
	"receipt" jsonb,
	"venue_quote" jsonb,
	"is_settled" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"checked_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "ledger_entries" (
	"intent_id" uuid NOT NULL,
	"step" integer NOT NULL,
	"line" integer NOT NULL,
	"vault_id" bigint NOT NULL,
	"chain" text NOT NULL,
	"account" text NOT NULL,
	"token" text NOT NULL,
	"amount_raw" numeric(78) NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "ledger_entries_intent_id_step_line_pk" PRIMARY KEY("intent_id","step","line")
);
--> statement-breakpoint
CREATE TABLE "vault_lanes" (
	"vault_id" bigint NOT NULL,
	"chain" text NOT NULL,
	"turn" integer DEFAULT 0 NOT NULL,
	"due_at" timestamp with time zone,
	"failures" integer DEFAULT 0 NOT NULL,
	"failing_since" timestamp with time zone,
	"parked_reason" text,
	CONSTRAINT "vault_lanes_vault_id_chain_pk" PRIMARY KEY("vault_id","chain")
);
--> statement-breakpoint
CREATE TABLE "vault_api_keys" (
	"key_id" text PRIMARY KEY NOT NULL,
	"vault_id" bigint NOT NULL,
	"label" text NOT NULL,
	"hash" text NOT NULL,
	"hint" text NOT NULL,
	"seal_secret" "bytea" NOT NULL,
	"scopes" text[] NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_used_at" timestamp with time zone,
	"revoked_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "vaults" (
	"token_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "vaults_token_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1001 CACHE 1),
	"user_id" text NOT NULL,
	"creation_key" text NOT NULL,
	"public_key" text,
	"eth_address" text,
	"hedera_account_id" text,
	"name" text,
	"color" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ready_at" timestamp with time zone,
	"renamed_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "alert_firings" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"alert_id" uuid NOT NULL,
	"user_id" text NOT NULL,
	"chain" text NOT NULL,
	"address" text NOT NULL,
	"symbol" text NOT NULL,
	"name" text NOT NULL,
	"rule" jsonb NOT NULL,
	"observed" double precision,
	"observed_ms" bigint NOT NULL,
	"fired_at" timestamp (3) with time zone NOT NULL,
	"place" bigint GENERATED ALWAYS AS IDENTITY (sequence name "alert_firings_place_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1)
);
--> statement-breakpoint
CREATE TABLE "alerts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" text NOT NULL,
	"chain" text NOT NULL,
	"address" text NOT NULL,
	"symbol" text NOT NULL,
	"name" text NOT NULL,
	"tick_key" text NOT NULL,
	"kind" text NOT NULL,
	"side" text,
	"level" double precision,
	"repeat" text NOT NULL,
	"is_on" boolean NOT NULL,
	"is_armed" boolean NOT NULL,
	"judged_ms" bigint NOT NULL,
	"quiet_until_ms" bigint NOT NULL,
	"fired_count" integer DEFAULT 0 NOT NULL,
	"last_fired_at" timestamp (3) with time zone,
	"place" bigint GENERATED ALWAYS AS IDENTITY (sequence name "alerts_place_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"changed_at" timestamp (3) with time zone DEFAULT clock_timestamp() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "watchlist_tokens" (
	"watchlist_id" uuid NOT NULL,
	"chain" text NOT NULL,
	"address" text NOT NULL,
	"symbol" text NOT NULL,
	"name" text NOT NULL,
	"decimals" integer NOT NULL,
	"place" bigint GENERATED ALWAYS AS IDENTITY (sequence name "watchlist_tokens_place_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	CONSTRAINT "watchlist_tokens_watchlist_id_chain_address_pk" PRIMARY KEY("watchlist_id","chain","address")
);
--> statement-breakpoint
CREATE TABLE "watchlists" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" text NOT NULL,
	"name" text NOT NULL,
	"name_key" text NOT NULL,
	"place" bigint GENERATED ALWAYS AS IDENTITY (sequence name "watchlists_place_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1)
);
--> statement-breakpoint
ALTER TABLE "account_passkey" ADD CONSTRAINT "account_passkey_user_id_account_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."account_user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_recovery_code" ADD CONSTRAINT "account_recovery_code_user_id_account_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."account_user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_session" ADD CONSTRAINT "account_session_user_id_account_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."account_user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_statement" ADD CONSTRAINT "account_statement_user_id_account_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."account_user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_wallet" ADD CONSTRAINT "account_wallet_user_id_account_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."account_user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alpha_updates" ADD CONSTRAINT "alpha_updates_project_id_alpha_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."alpha_projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_runs" ADD CONSTRAINT "chat_runs_conversation_id_chat_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."chat_conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_messages" ADD CONSTRAINT "chat_messages_conversation_id_chat_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."chat_conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_pins" ADD CONSTRAINT "chat_pins_conversation_id_chat_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."chat_conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "intent_attempts" ADD CONSTRAINT "intent_attempts_intent_id_intents_id_fk" FOREIGN KEY ("intent_id") REFERENCES "public"."intents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_intent_id_intents_id_fk" FOREIGN KEY ("intent_id") REFERENCES "public"."intents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vault_api_keys" ADD CONSTRAINT "vault_api_keys_vault_id_vaults_token_id_fk" FOREIGN KEY ("vault_id") REFERENCES "public"."vaults"("token_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "watchlist_tokens" ADD CONSTRAINT "watchlist_tokens_watchlist_id_watchlists_id_fk" FOREIGN KEY ("watchlist_id") REFERENCES "public"."watchlists"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "account_challenge_identifier" ON "account_challenge" USING btree ("identifier");--> statement-breakpoint
CREATE INDEX "account_challenge_expires_at" ON "account_challenge" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "account_passkey_user" ON "account_passkey" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "account_recovery_code_user" ON "account_recovery_code" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "account_session_user" ON "account_session" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "account_session_expires_at" ON "account_session" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "account_statement_user" ON "account_statement" USING btree ("user_id","position");--> statement-breakpoint
CREATE INDEX "account_user_created_at" ON "account_user" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "account_user_guest" ON "account_user" USING btree ("created_at","id") WHERE "account_user"."guest";--> statement-breakpoint
CREATE UNIQUE INDEX "account_wallet_chain_address" ON "account_wallet" USING btree ("chain","address");--> statement-breakpoint
CREATE INDEX "account_wallet_user" ON "account_wallet" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "alpha_projects_score" ON "alpha_projects" USING btree ("score" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "alpha_projects_checked" ON "alpha_projects" USING btree ("checked_at");--> statement-breakpoint
CREATE INDEX "alpha_projects_letters" ON "alpha_projects" USING gin ("name" gin_trgm_ops,"ticker" gin_trgm_ops,"x_handle" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "alpha_projects_chains" ON "alpha_projects" USING gin ("chains");--> statement-breakpoint
CREATE INDEX "alpha_updates_project" ON "alpha_updates" USING btree ("project_id","at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "alpha_updates_at" ON "alpha_updates" USING btree ("at");--> statement-breakpoint
CREATE INDEX "balance_points_user" ON "balance_points" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "balance_views_sampled" ON "balance_views" USING btree ("sampled_at");--> statement-breakpoint
CREATE INDEX "balance_views_user" ON "balance_views" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "chat_runs_usage" ON "chat_runs" USING btree ("user_id","started_at") WHERE "chat_runs"."usage" is not null;--> statement-breakpoint
CREATE INDEX "chat_runs_vault" ON "chat_runs" USING btree ("vault_id","started_at");--> statement-breakpoint
CREATE INDEX "chat_runs_started" ON "chat_runs" USING btree ("started_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "chat_runs_request" ON "chat_runs" USING btree ("conversation_id","request_id");--> statement-breakpoint
CREATE UNIQUE INDEX "chat_runs_running" ON "chat_runs" USING btree ("conversation_id") WHERE "chat_runs"."state" = 'running';--> statement-breakpoint
CREATE INDEX "chat_conversations_recent" ON "chat_conversations" USING btree ("vault_id","user_id","changed_at","id");--> statement-breakpoint
CREATE INDEX "chat_conversations_user" ON "chat_conversations" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "chat_messages_siblings" ON "chat_messages" USING btree ("conversation_id","parent_id","position");--> statement-breakpoint
CREATE INDEX "chat_messages_words" ON "chat_messages" USING gin ("words" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "chat_pins_newest" ON "chat_pins" USING btree ("vault_id","user_id","pinned_at");--> statement-breakpoint
CREATE INDEX "contacts_user" ON "contacts" USING btree ("user_id","name_key","id");--> statement-breakpoint
CREATE UNIQUE INDEX "contacts_name" ON "contacts" USING btree ("user_id","network","name_key");--> statement-breakpoint
CREATE UNIQUE INDEX "contacts_address" ON "contacts" USING btree ("user_id","network","address_key");--> statement-breakpoint
CREATE UNIQUE INDEX "stored_files_content" ON "stored_files" USING btree ("content");--> statement-breakpoint
CREATE INDEX "stored_files_user" ON "stored_files" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "standings_aura" ON "standings" USING btree ("aura","age") WHERE "standings"."shows" <> 'nothing';--> statement-breakpoint
CREATE INDEX "standings_referrals" ON "standings" USING btree ("referrals","age") WHERE "standings"."shows" <> 'nothing';--> statement-breakpoint
CREATE INDEX "standings_pnl" ON "standings" USING btree ("pnl_place","age") WHERE "standings"."shows" <> 'nothing';--> statement-breakpoint
CREATE INDEX "standings_name" ON "standings" USING gin (lower("name") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "standings_user" ON "standings" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "standings_pnl_due" ON "standings" USING btree ("pnl_due_at");--> statement-breakpoint
CREATE INDEX "memories_vault" ON "memories" USING btree ("vault_id","user_id","created_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "memories_user" ON "memories" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "memories_words" ON "memories" USING gin ("search_words");--> statement-breakpoint
CREATE INDEX "memories_letters" ON "memories" USING gin ((category || ' ' || content) gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "referral_codes_code" ON "referral_codes" USING btree ("code");--> statement-breakpoint
CREATE INDEX "referral_codes_user" ON "referral_codes" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "referrals_by_vault" ON "referrals" USING btree ("by_vault_id");--> statement-breakpoint
CREATE INDEX "referrals_handed_in" ON "referrals" USING btree ("handed_in_at","user_id");--> statement-breakpoint
CREATE INDEX "vault_settings_user" ON "vault_settings" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "vault_settings_changed" ON "vault_settings" USING btree ("changed_at","vault_id");--> statement-breakpoint
CREATE INDEX "social_accounts_user" ON "social_accounts" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "proposals_call" ON "proposals" USING btree ("message_id","tool_call_id");--> statement-breakpoint
CREATE UNIQUE INDEX "proposals_auto_approved" ON "proposals" USING btree ("auto_approved_for");--> statement-breakpoint
CREATE INDEX "proposals_vault" ON "proposals" USING btree ("vault_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "proposals_user" ON "proposals" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "intent_attempts_nonce" ON "intent_attempts" USING btree ("vault_id","chain","nonce");--> statement-breakpoint
CREATE UNIQUE INDEX "intent_attempts_transaction" ON "intent_attempts" USING btree ("chain","transaction_id");--> statement-breakpoint
CREATE INDEX "intents_vault" ON "intents" USING btree ("vault_id","position" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "intents_open" ON "intents" USING btree ("vault_id","chain","position") WHERE "intents"."state" in ('APPROVED','PLANNED','SIGNED','SUBMITTED','UNKNOWN');--> statement-breakpoint
CREATE INDEX "intents_follows" ON "intents" USING btree ("follows") WHERE "intents"."follows" is not null;--> statement-breakpoint
CREATE INDEX "intents_ended" ON "intents" USING btree ("changed_at","id") WHERE "intents"."state" in ('CONFIRMED','FAILED');--> statement-breakpoint
CREATE INDEX "intents_unsettled" ON "intents" USING btree ("changed_at") WHERE not "intents"."is_settled";--> statement-breakpoint
CREATE INDEX "ledger_entries_account" ON "ledger_entries" USING btree ("account","token");--> statement-breakpoint
CREATE UNIQUE INDEX "vault_api_keys_hash" ON "vault_api_keys" USING btree ("hash");--> statement-breakpoint
CREATE INDEX "vault_api_keys_vault" ON "vault_api_keys" USING btree ("vault_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "vaults_creation_key" ON "vaults" USING btree ("creation_key");--> statement-breakpoint
CREATE INDEX "vaults_user" ON "vaults" USING btree ("user_id","token_id");--> statement-breakpoint
CREATE INDEX "vaults_renamed" ON "vaults" USING btree ("renamed_at","token_id") WHERE "vaults"."renamed_at" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "alert_firings_observed" ON "alert_firings" USING btree ("alert_id","observed_ms");--> statement-breakpoint
CREATE INDEX "alert_firings_user" ON "alert_firings" USING btree ("user_id","place" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "alerts_user" ON "alerts" USING btree ("user_id","place");--> statement-breakpoint
CREATE UNIQUE INDEX "alerts_rule" ON "alerts" USING btree ("user_id","chain","address","kind",coalesce("side", ''),coalesce("level", 0));--> statement-breakpoint
CREATE INDEX "alerts_changed" ON "alerts" USING btree ("changed_at","id") WHERE "alerts"."kind" = 'price';--> statement-breakpoint
CREATE INDEX "alerts_on" ON "alerts" USING btree ("kind","chain","address","id") WHERE "alerts"."is_on";--> statement-breakpoint
CREATE INDEX "watchlist_tokens_place" ON "watchlist_tokens" USING btree ("watchlist_id","place");--> statement-breakpoint
CREATE UNIQUE INDEX "watchlists_name" ON "watchlists" USING btree ("user_id","name_key");--> statement-breakpoint
CREATE INDEX "watchlists_user" ON "watchlists" USING btree ("user_id","place");