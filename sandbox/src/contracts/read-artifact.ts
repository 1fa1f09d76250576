import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { Abi, Hex } from 'viem'
import { z } from 'zod'

const hex = z.custom<Hex>((value) => typeof value === 'string' && /^0x[0-9a-f]*$/i.test(value))
/** Our own and Hardhat's artifacts hold the code as text, Foundry's in an object. */
const artifact = z.object({
  abi: z.custom<Abi>((value) => Array.isArray(value)),
  bytecode: z.union([hex, z.object({ object: hex }).transform((code) => code.object)]),
})

export type Artifact = { readonly abi: Abi; readonly bytecode: Hex }

/** A contract of `sandbox/contracts`, by its name. */
export function readArtifact(name: string): Promise<Artifact> {
  return readFrom(new URL(`../../contracts/out/${name}.json`, import.meta.url))
}

/** A published one: `@uniswap/v3-core/artifacts/…json`. */
export function readPackageArtifact(path: string): Promise<Artifact> {
  return readFrom(createRequire(import.meta.url).resolve(path))
}

async function readFrom(file: string | URL): Promise<Artifact> {
  return artifact.parse(JSON.parse(await readFile(file, 'utf8')))
}
