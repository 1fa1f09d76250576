type Text<Value> = Value extends bigint
  ? string
  : Value extends readonly (infer Item)[]
    ? readonly Text<Item>[]
    : Value extends object
      ? { readonly [Key in keyof Value]: Text<Value[Key]> }
      : Value

/** Big numbers travel as text. */
export function textAmounts<Value>(value: Value): Text<Value> {
  return JSON.parse(
    JSON.stringify(value, (_key, part) => (typeof part === 'bigint' ? part.toString() : part)),
  )
}
