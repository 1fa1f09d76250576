import type { Draw } from './seeded-draw.ts'

type Words = readonly [string, ...string[]]

const words = (text: string): Words => {
  const [first = '', ...rest] = text.split(' ')
  return [first, ...rest]
}

const TRAITS = words(
  'Amber Ashen Azure Balmy Birch Bold Brisk Bronze Calm Cedar Chalk Clever Clover Cobalt Copper Coral Cozy Crisp Dapper ' +
    'Dapple Dusky Early Ember Fabled Fern Flint Frosty Gentle Gilded Glade Golden Grand Hazel Hollow Honey Humble Indigo ' +
    'Ivory Jade Jolly Juniper Keen Lazy Lilac Linen Lucid Lunar Maple Marble Mellow Merry Mint Misty Mossy Nimble Noble ' +
    'North Olive Onyx Opal Pearl Pine Plucky Plum Polar Proud Quartz Quick Quiet Ruby Russet Rustic Sable Sage Sandy Scarlet ' +
    'Silken Silver Slate Sleepy Snowy Solar Spruce Steady Stellar Sunny Swift Tawny Teal Thistle Tidal Topaz Umber Velvet ' +
    'Violet Warm Wild Willow Windy Wise Woolly Zesty',
)

const THINGS = words(
  'Acorn Anchor Anvil Atlas Badger Barley Basin Beacon Beaver Biscuit Bison Bloom Bramble Breeze Bridge Brook Canyon Castle ' +
    'Cinder Cliff Comet Compass Condor Cove Crane Creek Cricket Crown Delta Dingo Dolphin Dune Eagle Eddy Falcon Feather ' +
    'Fennel Ferry Finch Fjord Forge Fox Garnet Gazelle Geyser Glacier Grove Gull Harbor Hare Harvest Heron Hive Island Jasper ' +
    'Kestrel Kiln Kite Koala Lagoon Lantern Lark Ledge Lemur Lotus Lynx Magpie Mango Marmot Meadow Mesa Mill Moose Narwhal ' +
    'Nectar Newt Nutmeg Oasis Ocelot Orchard Osprey Otter Owl Panda Pebble Pelican Pepper Piper Plover Pond Poppy Prairie Puffin ' +
    'Quail Quarry Quill Rabbit Raven Reef Ridge River Robin Rocket Saffron Sail Shore Sparrow Spire Spring Stag Stork Summit ' +
    'Swan Tapir Teapot Temple Thicket Timber Toucan Trail Tulip Turnip Valley Vista Walrus Weasel Willet Wombat Wren Yak Zephyr',
)

const ENDINGS = words(
  'Protocol Finance Network DAO Labs Exchange Credit Index Games Bridge Storage Energy Cash Pay Markets',
)

/** Names of our own making: a trait and a thing, or a thing and what it would like to be. */
export function inventName(draw: Draw): { name: string; stem: string } {
  const trait = draw.pick(TRAITS)
  const thing = draw.pick(THINGS)
  if (draw.chance(0.34)) return { name: `${trait} ${draw.pick(ENDINGS)}`, stem: `${trait}${thing}` }
  if (draw.chance(0.3)) return { name: `${thing} ${draw.pick(ENDINGS)}`, stem: `${thing}${trait}` }
  return { name: `${trait} ${thing}`, stem: draw.chance(0.5) ? `${thing}${trait}` : `${trait}${thing}` }
}

/** Up to six letters; the first of several spellings that nobody has yet. */
export function inventSymbol(stem: string, taken: Set<string>): string {
  const letters = stem.toUpperCase()
  const second = [...stem].findLastIndex((letter) => letter >= 'A' && letter <= 'Z')
  const head = letters.slice(0, second)
  const tail = letters.slice(second)
  const spellings = [
    letters.slice(0, 4),
    head.slice(0, 2) + tail.slice(0, 2),
    head.slice(0, 3) + tail.slice(0, 2),
    head.slice(0, 6),
    head.slice(0, 3) + tail.slice(0, 3),
    head[0] + withoutVowels(head).slice(0, 2) + withoutVowels(tail).slice(0, 3),
  ]
  const free = spellings.find((each) => !taken.has(each)) ?? numbered(head.slice(0, 4), taken)
  taken.add(free)
  return free
}

function withoutVowels(text: string): string {
  return text.slice(1).replaceAll(/[AEIOU]/g, '')
}

function numbered(stem: string, taken: Set<string>): string {
  for (let number = 2; ; number++) if (!taken.has(`${stem}${number}`)) return `${stem}${number}`
}
