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
CREATE TABLE "account_user" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"email_verified" boolean DEFAULT false NOT NULL,
	"image" text,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "account_user_email_unique" UNIQUE("email")
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
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ready_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "account_passkey" ADD CONSTRAINT "account_passkey_user_id_account_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."account_user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_recovery_code" ADD CONSTRAINT "account_recovery_code_user_id_account_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."account_user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_session" ADD CONSTRAINT "account_session_user_id_account_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."account_user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_wallet" ADD CONSTRAINT "account_wallet_user_id_account_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."account_user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vault_api_keys" ADD CONSTRAINT "vault_api_keys_vault_id_vaults_token_id_fk" FOREIGN KEY ("vault_id") REFERENCES "public"."vaults"("token_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "account_challenge_identifier" ON "account_challenge" USING btree ("identifier");--> statement-breakpoint
CREATE INDEX "account_challenge_expires_at" ON "account_challenge" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "account_passkey_user" ON "account_passkey" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "account_recovery_code_user" ON "account_recovery_code" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "account_session_user" ON "account_session" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "account_session_expires_at" ON "account_session" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "account_user_created_at" ON "account_user" USING btree ("created_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "account_wallet_chain_address" ON "account_wallet" USING btree ("chain","address");--> statement-breakpoint
CREATE INDEX "account_wallet_user" ON "account_wallet" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "vault_api_keys_hash" ON "vault_api_keys" USING btree ("hash");--> statement-breakpoint
CREATE INDEX "vault_api_keys_vault" ON "vault_api_keys" USING btree ("vault_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "vaults_creation_key" ON "vaults" USING btree ("creation_key");--> statement-breakpoint
CREATE INDEX "vaults_user" ON "vaults" USING btree ("user_id","token_id");