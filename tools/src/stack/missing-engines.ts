/** With the passwords of the .env that is made first. */
const COMPOSE_ADDRESSES: Readonly<Record<string, string>> = {
  postgres:
    'DATABASE_URL=postgres://windhover:$API_DATABASE_PASSWORD@127.0.0.1:4740/windhover SIGNER_DATABASE_URL=postgres://windhover_signer:$SIGNER_DATABASE_PASSWORD@127.0.0.1:4740/windhover_signer SIGNER_OWNER_DATABASE_URL=postgres://windhover_signer_owner:$SIGNER_OWNER_DATABASE_PASSWORD@127.0.0.1:4740/windhover_signer',
  redis: 'REDIS_URL=redis://windhover:$REDIS_PASSWORD@127.0.0.1:4741',
}
const MAKE_PASSWORDS =
  '([ -e .env ] || (umask 077 && node tools/src/containers/main-compose-secrets.ts > .env)) && . ./.env'

/** Engines that are neither named by the environment nor installed; says the one line that helps. */
export class MissingEngines extends Error {
  constructor(engines: readonly string[]) {
    const addresses = engines.map((engine) => COMPOSE_ADDRESSES[engine] ?? '').join(' ')
    super(
      `Not installed here: ${engines.join(', ')}. This line starts them with compose, then the product:\n` +
        `  ${MAKE_PASSWORDS} && docker compose up -d --wait ${engines.join(' ')} && ${addresses} npm run dev`,
    )
    this.name = 'MissingEngines'
  }
}
