ALTER TABLE "intent_attempts" ADD COLUMN "filled_by" text;--> statement-breakpoint
ALTER TABLE "intents" ADD COLUMN "venue_quote" jsonb;