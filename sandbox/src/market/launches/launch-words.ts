import type { Draw } from '../../universe/seeded-draw.ts'
import type { LaunchLinks } from '../market.ts'

type Words = readonly [string, ...string[]]

const HEROES: Words = [
  'Capybara',
  'Dumpling',
  'Gnome',
  'Hamster',
  'Hedgehog',
  'Kazoo',
  'Lobster',
  'Mango',
  'Mushroom',
  'Noodle',
  'Otter',
  'Pancake',
  'Penguin',
  'Pickle',
  'Pigeon',
  'Potato',
  'Pretzel',
  'Quokka',
  'Raccoon',
  'Rubber Duck',
  'Sloth',
  'Snail',
  'Sock',
  'Spoon',
  'Teapot',
  'Toaster',
  'Turnip',
  'Turtle',
  'Waffle',
  'Walrus',
  'Wombat',
  'Yak',
  'Alpaca',
  'Biscuit',
  'Cactus',
  'Croissant',
]

const TRAITS: Words = [
  'Astronaut',
  'Baby',
  'Barefoot',
  'Brave',
  'Caffeinated',
  'Chill',
  'Cosmic',
  'Dancing',
  'Diplomatic',
  'Disco',
  'Dizzy',
  'Electric',
  'Gentleman',
  'Giant',
  'Grumpy',
  'Haunted',
  'Hopeful',
  'Invisible',
  'Jazz',
  'Lazy',
  'Lucky',
  'Magnetic',
  'Midnight',
  'Moonlit',
  'Overdressed',
  'Patient',
  'Polite',
  'Quantum',
  'Retired',
  'Royal',
  'Shy',
  'Sleepy',
  'Sunday',
  'Tiny',
  'Turbo',
  'Unbothered',
]

const DEEDS: Words = [
  'has never been late for tea',
  'sold its boat to buy more of itself',
  'is learning the accordion',
  'was here before the charts',
  'keeps its promises, mostly because it makes none',
  'believes in naps and compound interest',
  'found a whitepaper and used it as an umbrella',
  'waves at passing blocks',
  'does one thing and is not sure which',
  'asked for a roadmap and got a bicycle',
  'holds through winter, because it is wearing a scarf',
  'counts to a billion every night',
]

const CLOSERS: Words = [
  'No plan, good mood.',
  'Bring snacks.',
  'For fun only.',
  'Be kind to it.',
  'It likes you.',
  'That is all.',
]

export type LaunchWords = {
  readonly name: string
  readonly symbol: string
  readonly description: string
  readonly imageUrl: string | null
  readonly links: LaunchLinks
}

/** Names and lines of launches: our own, funny where it works, and unkind to nobody. */
export function inventLaunchWords(draw: Draw): LaunchWords {
  const hero = draw.pick(HEROES)
  const trait = draw.pick(TRAITS)
  const name = `${trait} ${hero}`
  const symbol = spellSymbol(trait, hero, draw)
  const description = `The ${name.toLowerCase()} ${draw.pick(DEEDS)}. ${draw.pick(CLOSERS)}`
  return { name, symbol, description, imageUrl: null, links: inventLinks(symbol, draw) }
}

function spellSymbol(trait: string, hero: string, draw: Draw): string {
  const head = trait.toUpperCase()
  const tail = hero.toUpperCase().replaceAll(' ', '')
  if (draw.chance(0.4)) return tail.slice(0, 8)
  return draw.chance(0.5) ? head.slice(0, 2) + tail.slice(0, 4) : head.slice(0, 4) + tail.slice(0, 3)
}

/** Under a domain that can belong to nobody. */
function inventLinks(symbol: string, draw: Draw): LaunchLinks {
  const label = symbol.toLowerCase()
  const link = (share: number, url: string) => (draw.chance(share) ? url : null)
  return {
    twitter: link(0.75, `https://x.example/${label}`),
    website: link(0.45, `https://${label}.example`),
    telegram: link(0.4, `https://t.example/${label}`),
    discord: link(0.08, `https://discord.example/${label}`),
  }
}
