/**
 * What the store does in one step. KEYS are always: the run's facts, its log, its sign of life, its channel.
 * A run has one owner at a time; whoever lost it is told so by the next thing it tries.
 */

export const BEGIN = `
if redis.call('EXISTS', KEYS[1]) == 1 then return 0 end
redis.call('HSET', KEYS[1], 'owner', ARGV[1], 'state', 'running', 'last', 0)
redis.call('PEXPIRE', KEYS[1], ARGV[3])
redis.call('SET', KEYS[3], 1, 'PX', ARGV[2])
return 1`

/**
 * The position in the log is the number of the last event of the batch, so numbers can never go back or repeat. Called
 * for every few words of every reply: signs of life come from the beat, and how long the log is kept is said at its
 * beginning and at its end.
 */
export const APPEND = `
local facts = redis.call('HMGET', KEYS[1], 'owner', 'state', 'last')
if facts[1] ~= ARGV[1] or facts[2] ~= 'running' then return 0 end
if tonumber(facts[3]) + 1 ~= tonumber(ARGV[2]) then return 0 end
redis.call('XADD', KEYS[2], ARGV[3] .. '-0', 'e', ARGV[4])
if ARGV[5] == '1' then
  redis.call('HSET', KEYS[1], 'last', ARGV[3], 'state', 'ended')
  redis.call('DEL', KEYS[3])
  redis.call('PEXPIRE', KEYS[1], ARGV[6])
  redis.call('PEXPIRE', KEYS[2], ARGV[6])
else
  redis.call('HSET', KEYS[1], 'last', ARGV[3])
  if facts[3] == '0' then redis.call('PEXPIRE', KEYS[2], ARGV[6]) end
end
redis.call('PUBLISH', KEYS[4], ARGV[2] .. ' ' .. ARGV[5] .. ' ' .. ARGV[4])
return 1`

export const BEAT = `
if redis.call('HGET', KEYS[1], 'owner') ~= ARGV[1] then return 0 end
if redis.call('HGET', KEYS[1], 'state') ~= 'running' then return 0 end
redis.call('SET', KEYS[3], 1, 'PX', ARGV[2])
return 1`

/** Only a run whose owner gave no sign of life can be taken. */
export const TAKE = `
if redis.call('HGET', KEYS[1], 'state') ~= 'running' then return -1 end
if redis.call('EXISTS', KEYS[3]) == 1 then return -1 end
redis.call('HSET', KEYS[1], 'owner', ARGV[1])
redis.call('SET', KEYS[3], 1, 'PX', ARGV[2])
return tonumber(redis.call('HGET', KEYS[1], 'last'))`

/** Gives a run up, so that another can take it at once. */
export const RELEASE = `
if redis.call('HGET', KEYS[1], 'owner') ~= ARGV[1] then return 0 end
redis.call('DEL', KEYS[3])
return 1`
