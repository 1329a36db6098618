// Games that two or more `casual` bots have played, by the engine of a built program: what pictures of tables are taken of.
import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'

/** The longest that a bot thinks, in milliseconds. */
const thinking = 40
/** Where a game has a longest length, so short a game. */
const mostPlies = 120

/** The engine, asked one thing after the other. */
function startEngine(program) {
  const engine = spawn(program, ['engine'], { stdio: ['pipe', 'pipe', 'inherit'] })
  const lines = createInterface({ input: engine.stdout })[Symbol.asyncIterator]()
  return {
    async ask(request) {
      engine.stdin.write(`${JSON.stringify(request)}\n`)
      const answer = JSON.parse((await lines.next()).value)
      if (!answer.ok) throw new Error(`${JSON.stringify(request)}: ${answer.error.message}`)
      return answer
    },
    end: () => engine.stdin.end(),
  }
}

/**
 * Every game with the fewest seats that it can have and with the most, as `{ name, begun, ended }`: the record `turns` turns of the first seat
 * in, where that is to act, and the one of the whole game.
 */
export async function playAll(program, turns, wanted) {
  const engine = startEngine(program)
  const played = []
  for (const { id, min_seats, max_seats, options } of (await engine.ask({ cmd: 'games' })).games) {
    for (const seats of new Set([min_seats, max_seats])) {
      const name = seats === min_seats ? id : `${id}-of-${seats}`
      if (!wanted(name)) continue
      const limited = options.some((option) => option.name === 'ply_limit')
      played.push({
        name,
        ...(await playOne(engine, id, seats, limited ? { ply_limit: mostPlies } : {}, turns)),
      })
    }
  }
  engine.end()
  return played
}

async function playOne({ ask }, game, seats, options, turns) {
  let begun = null
  let own = 0
  let state = await ask({ cmd: 'new', game, seats, options, seed: 1 })
  while (state.node !== 'terminal') {
    if (state.node === 'chance') {
      state = await ask({ cmd: 'draw' })
      continue
    }
    const seat = state.to_act[0]
    if (seat === 0 && own++ >= turns) begun ??= (await ask({ cmd: 'record' })).record
    const { action } = await ask({ cmd: 'best', level: 'casual', ms: thinking, seat })
    state = await ask({ cmd: 'apply', action, seat })
  }
  const ended = (await ask({ cmd: 'record' })).record
  return { begun: begun ?? ended, ended }
}
