export type Measured = { readonly ours: number; readonly bare: number; readonly notes?: readonly string[] }

/** One comparison of something of ours with the bare thing below it. Higher numbers are better. */
export type Bench = {
  readonly name: string
  /** One line: what is compared with what. */
  readonly summary: string
  readonly unit: string
  /** The ratio ours ÷ bare that we want to reach. */
  readonly goal: number
  readonly run: () => Promise<Measured>
}

export function defineBench(bench: Bench): Bench {
  return bench
}
