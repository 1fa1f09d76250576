import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { reasonOf } from '@windhover/core/errors/reason-of'
import solc from 'solc'
import { z } from 'zod'

export const CONTRACTS = fileURLToPath(new URL('../../contracts/', import.meta.url))

const output = z.object({
  errors: z.array(z.object({ severity: z.string(), formattedMessage: z.string() })).optional(),
  contracts: z
    .record(
      z.string(),
      z.record(
        z.string(),
        z.object({
          abi: z.array(z.unknown()),
          evm: z.object({ bytecode: z.object({ object: z.string() }) }),
        }),
      ),
    )
    .optional(),
})

/** As written to `contracts/out/<contract>.json`. */
export type CompiledContract = { readonly name: string; readonly text: string }

/** One file at a time: a mistake in one contract holds up no other. Contracts without code (interfaces) are left out. */
export function compileContract(file: string): readonly CompiledContract[] {
  const input = {
    language: 'Solidity',
    sources: { [file]: { content: readFileSync(join(CONTRACTS, file), 'utf8') } },
    settings: {
      optimizer: { enabled: true, runs: 200 },
      evmVersion: 'cancun',
      // Without the hash of the source the code is the same for every layout of the file.
      metadata: { bytecodeHash: 'none', appendCBOR: false },
      outputSelection: { [file]: { '*': ['abi', 'evm.bytecode.object'] } },
    },
  }
  const answer = output.parse(JSON.parse(solc.compile(JSON.stringify(input), { import: readImport })))
  const errors = (answer.errors ?? []).filter((error) => error.severity === 'error')
  if (errors.length > 0) throw new Error(errors.map((error) => error.formattedMessage).join('\n'))
  return Object.entries(answer.contracts?.[file] ?? {})
    .filter(([, contract]) => contract.evm.bytecode.object !== '')
    .map(([name, contract]) => ({
      name,
      text: `${JSON.stringify({ abi: contract.abi, bytecode: `0x${contract.evm.bytecode.object}` })}\n`,
    }))
}

function readImport(path: string): { contents: string } | { error: string } {
  try {
    return { contents: readFileSync(resolveImport(path), 'utf8') }
  } catch (error) {
    return { error: reasonOf(error) }
  }
}

function resolveImport(path: string): string {
  const [scope, name, ...rest] = path.split('/')
  if (!scope?.startsWith('@')) return join(CONTRACTS, path)
  const manifest = createRequire(import.meta.url).resolve(`${scope}/${name}/package.json`)
  return join(dirname(manifest), ...rest)
}
