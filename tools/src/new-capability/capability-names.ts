/** One name in the spellings of the places where it stands. */
export type CapabilityNames = {
  /** 'price-alerts' */
  readonly name: string
  /** 'priceAlerts' */
  readonly camel: string
  /** 'PriceAlerts' */
  readonly pascal: string
  /** 'price_alerts', in the names of tools */
  readonly snake: string
  /** 'price alerts' */
  readonly words: string
  /** 'Price alerts' */
  readonly title: string
}

export function spellName(name: string): CapabilityNames {
  const camel = name.replace(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())
  const words = name.replaceAll('-', ' ')
  return {
    name,
    camel,
    pascal: capital(camel),
    snake: name.replaceAll('-', '_'),
    words,
    title: capital(words),
  }
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
