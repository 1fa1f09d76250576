import { makeComposeSecrets } from './compose-secrets.ts'

/** Command: prints a new .env for compose.yaml. */
for (const [name, value] of Object.entries(makeComposeSecrets())) process.stdout.write(`${name}='${value}'\n`)
