import type { Rule } from '../match/rule.ts'
import { slotIn } from '../slots/all-slots.ts'
import { amountOf, laterOf } from './later-request.ts'

const HOUSE = 'pumpfun|pump.fun|pump_fun|pump-fun|pump|pumpswap|the_launchpad|launchpad|bonkfun|letsbonk'
const ON = `on|through|via|from|using|in|at ${HOUSE}`
const FIRST = 'initial_buy|first_buy|dev_buy|starting_buy|buy|initial_purchase|first_purchase'
const CALLED =
  'called|named|name|name_is|the_name_is|its_name_is|with_the_name|with_name|by_the_name_of|name_it|call_it|and_call_it|and_name_it|i_call_it|with_the_name_of|which_is_called|that_is_called|titled'

/** Tokens in the making. */
export const launchRules: readonly Rule[] = [
  {
    patterns: [
      `[ @show ] [ me ] [ the|some|all ] [ @latest|fresh|top|hot|hottest|trending ] [ <count> ] ${HOUSE} tokens|coins|launches|memecoins|listings|@tokens [ about_to_graduate|close_to_graduating|near_graduation|that_are_about_to_graduate|graduating_soon|close_to_graduation|almost_graduated|right_now|that_graduated|just_launched|nearing_graduation ]`,
      `[ @show ] [ me ] [ the|some|all ] [ @latest|fresh|top|hot|hottest|trending|graduating|just_launched|newly_launched ] [ <count> ] tokens|coins|launches|memecoins|token_launches|@tokens [ graduating_soon|about_to_graduate|close_to_graduating|launching|launched_today ] ${ON}`,
      `[ @show ] [ me ] [ the ] @latest|fresh|brand_new|newly_launched|just_launched [ token ] launches|new_launches`,
      `[ @show ] [ me ] [ the|some|any ] new|newest|brand_new|newly_launched|just_launched|freshly_launched tokens|coins|memecoins|launches|memecoin_launches|token_launches|coin_launches [ today|out_there ]`,
      'what|which tokens|coins|memecoins [ were|have|got|just ] [ been ] launched [ today|recently|lately|just_now ]',
      `what|which [ tokens|coins ] is|are|just new|launching|launched|about_to_graduate|graduating|close_to_graduating|close_to_bonding|about_to_bond|nearly_bonded|close_to_graduation [ soon ] ${ON}`,
      `what|which ${HOUSE} tokens|coins|memecoins|launches is|are|just new|launching|launched|about_to_graduate|graduating|close_to_graduating|close_to_bonding|about_to_bond|nearly_bonded|close_to_graduation|hot|trending [ soon|today ]`,
      `what's|whats|what_is new|hot|launching|trending|about_to_graduate ${ON}`,
      `[ @show ] [ me ] [ the|some ] tokens|coins about_to_graduate|close_to_graduating|close_to_graduation [ ${ON} ]`,
      `[ @show ] [ the ] [ @latest|new|trending ] ${HOUSE}`,
      `what|which fresh|new|newest|brand_new|hot|hottest|just_launched|latest tokens|coins|memecoins|launches are|is|just [ there|out|live|launched|listed ] ${ON}`,
      `what|which tokens|coins|memecoins are [ about_to|close_to|going_to|near ] graduate|graduating|graduation [ soon|next ]`,
      `[ @show ] [ me ] [ the ] tokens|coins|memecoins graduating [ soon|next ] [ ${ON} ]`,
    ],
    read: () => laterOf('list-launches'),
  },
  {
    patterns: [
      `@buy <sell:stake> of|worth_of <buy:stake> ${ON}`,
      `@buy <buy:stake> @with|for <sell:stake> ${ON}`,
      `@buy <buy:stake> ${ON} [ @with|for <sell:stake> ]`,
      `ape|put|spend <sell:stake> into|in|on <buy:bare> ${ON}`,
    ],
    read: (filled) => {
      const sell = slotIn(filled, 'stake', 'sell')
      const bought = slotIn(filled, 'stake', 'buy')
      const amounts = [amountOf(sell), amountOf(bought)].filter((amount) => amount !== undefined)
      return amounts.length > 1
        ? null
        : laterOf('launch-buy', { token: bought?.token, sell: sell?.token, amount: amounts[0] })
    },
  },
  {
    patterns: [
      `@sell <own:stake> [ for|into|to <receive:bare> ] ${ON}`,
      `@sell <own:stake> ${ON} [ for|into|to <receive:bare> ]`,
    ],
    read: (filled) => {
      const own = slotIn(filled, 'stake', 'own')
      const receive = slotIn(filled, 'stake', 'receive')?.token
      return laterOf('launch-sell', { token: own?.token, amount: amountOf(own), receive })
    },
  },
  {
    patterns: [
      `launch|create|make|deploy|mint|spin_up|make_me|create_me|launch_me|start [ a|my|the ] [ new|own ] token|coin|memecoin|meme_coin [ ${ON} ] [ ${CALLED} <name:title> ] [ with|and|the|its|ticker|symbol ] [ the|a|its ] [ symbol|ticker|ticker_symbol ] [ is|of|: ] [ <symbol:token> ] [ ${ON} ] [ and|with ] [ a|an ] [ ${FIRST} [ of|for|is|with|worth|: ] <sell:stake> ]`,
      `launch|create|make|deploy [ a|my ] [ new ] token|coin|memecoin [ ${ON} ] [ ${CALLED} ] <name:title> [ with|and ] [ the|its ] symbol|ticker [ is ] <symbol:token> [ ${ON} ] [ and|with|w|w/|plus ] [ a|an ] <sell:stake> ${FIRST}`,
      `launch|create|make|deploy|mint [ a|my ] [ new ] token|coin|memecoin [ ${ON} ] with|and [ the ] symbol|ticker <symbol:token> and|with|called|named [ the ] [ name ] <name:title>`,
    ],
    read: (filled) => {
      const sell = slotIn(filled, 'stake', 'sell')
      return laterOf('launch-token', {
        name: slotIn(filled, 'title', 'name'),
        symbol: slotIn(filled, 'token', 'symbol'),
        amount: amountOf(sell),
        sell: sell?.token,
      })
    },
  },
]
