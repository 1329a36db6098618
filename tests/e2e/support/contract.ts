// Checks what a server sends against docs/openapi.json and docs/websocket.schema.json. Anything not described
// there is an error. The answers are recorded, so that a test can find the ones that never occurred.
import Ajv, { type ValidateFunction } from 'ajv/dist/2020.js'
import { readFileSync } from 'node:fs'
import { request as send, type IncomingHttpHeaders } from 'node:http'
import { join, resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { text } from 'node:stream/consumers'
import WebSocket from 'ws'

const docs = resolve(import.meta.dirname, '../../../docs')
const read = (name: string): any => JSON.parse(readFileSync(join(docs, name), 'utf8'))
export const openapi = read('openapi.json')
export const messages = read('websocket.schema.json')

/** Forbids members that the document does not name. Clients ignore them, but the server must not send any. */
function closed(schema: any): any {
  if (Array.isArray(schema)) return schema.map(closed)
  if (schema === null || typeof schema !== 'object') return schema
  const parts = Object.fromEntries(Object.entries(schema).map(([name, part]) => [name, closed(part)]))
  return schema.type === 'object' && schema.properties ? { additionalProperties: false, ...parts } : parts
}

const ajv = new Ajv({ strict: false, allErrors: true })
ajv.addSchema(closed({ components: openapi.components }), 'openapi.json')
ajv.addSchema(closed(messages), 'websocket.schema.json')

function check(what: string, valid: ValidateFunction, value: unknown): void {
  if (!valid(value))
    throw new Error(`${what} is not as described: ${ajv.errorsText(valid.errors)}: ${JSON.stringify(value)}`)
}

/** Resolves `part` if it is a reference into the document. */
const found = (part: any): any =>
  part?.$ref
    ? part.$ref
        .slice(2)
        .split('/')
        .reduce((from: any, name: string) => from[name], openapi)
    : part

interface Operation {
  method: string
  path: string
  responses: Record<string, any>
  /** Whose key it takes: a session's, a seat's, a bot account's (token), a moderator's. */
  keys: string[]
  /** The example of a body; undefined if it has none. */
  example: any
  /** The name of a number in its query. */
  number?: string
}

const json = 'application/json'

/** The operations of the document, by their names. */
export const operations = new Map<string, Operation>(
  Object.entries<any>(openapi.paths).flatMap(([path, item]) =>
    Object.entries<any>(item).flatMap(([method, each]): [string, Operation][] => {
      if (!each.operationId) return []
      const { responses, security = [], requestBody, parameters = [] } = each
      const keys = security.flatMap((scheme: object) => Object.keys(scheme))
      const number = parameters.find(
        (part: any) => part.in === 'query' && part.schema.type === 'integer',
      )?.name
      const example = requestBody?.content[json].example
      return [[each.operationId, { method: method.toUpperCase(), path, responses, keys, example, number }]]
    }),
  ),
)

const problem = 'application/problem+json'

/** Returns what a response may contain, by its type. */
const contents = (response: any): [type: string, schema: any][] =>
  Object.entries<any>(found(response).content ?? {}).map(([type, { schema }]) => [type, schema])

/** Returns the error codes of a schema, or one empty string if it describes no error. */
function codes(schema: any): string[] {
  const code = schema.properties?.code
  return code?.enum ?? (code?.const ? [code.const] : [''])
}

const validators = new Map(
  [...operations].flatMap(([id, { responses }]) =>
    Object.entries(responses).flatMap(([status, response]) =>
      contents(response).map(([type, schema]): [string, ValidateFunction] => {
        const text = JSON.stringify(closed(schema)).replaceAll('"#/', '"openapi.json#/')
        return [`${id} ${status} ${type}`, ajv.compile(JSON.parse(text))]
      }),
    ),
  ),
)
/** The operations whose example of a body does not fit its schema. */
export const wrongExamples: string[] = Object.values<any>(openapi.paths)
  .flatMap((item) => Object.values<any>(item))
  .filter(({ requestBody }) => {
    if (!requestBody) return false
    const { schema, example } = requestBody.content[json]
    return !ajv.validate(JSON.parse(JSON.stringify(schema).replaceAll('"#/', '"openapi.json#/')), example)
  })
  .map(({ operationId }) => operationId)

const anyError = ajv.compile({ $ref: 'openapi.json#/components/schemas/Problem' })
const fromServer = ajv.compile({ $ref: 'websocket.schema.json#/$defs/fromServer' })
const botEvent = ajv.compile({ $ref: 'openapi.json#/components/schemas/BotEvent' })
const fromClient = ajv.compile({ $ref: 'websocket.schema.json#/$defs/fromClient' })

/** Names an answer. Limits are the same for every path. */
function inWords(operation: string, status: number | string, code: string): string {
  const limit = String(status) === '429' || code === 'too_many_connections'
  return `${limit ? 'any path' : operation} ${status} ${code}`.trim()
}

/** Every answer and every message that the documents describe, with the codes of errors. */
export const described: string[] = [
  ...[...operations].flatMap(([id, { responses }]) =>
    Object.entries(responses).flatMap(([status, response]) =>
      found(response).content
        ? contents(response).flatMap(([, schema]) => codes(schema).map((code) => inWords(id, status, code)))
        : [inWords(id, status, '')],
    ),
  ),
  ...messages.$defs.fromServer.oneOf.flatMap(({ $ref }: { $ref: string }) => {
    const { properties } = messages.$defs[$ref.split('/').at(-1)!]
    const all: string[] = properties.code?.enum ?? ['']
    return all.map((code) => `message ${properties.type.const} ${code}`.trim())
  }),
]

/** The operations that are described to refuse with this code, and with this status if it is given. */
export const refusing = (code: string, status = '\\d+'): string[] =>
  described.flatMap((each) => new RegExp(`^(\\w+) ${status} ${code}$`).exec(each)?.[1] ?? [])

/** The answers and messages received so far, named in the same way. */
export const said = new Set<string>()

export interface Answer {
  status: number
  headers: IncomingHttpHeaders
  body: any
}

interface Asking {
  /** Replaces the part of the path in braces. */
  table?: string
  /** The query string, without the question mark. */
  query?: string
  /**
   * The input: a text is sent as the body. The members of an object are sent as the body, or as the query of a GET; but `key` or `session` goes
   * into the header Authorization.
   */
  body?: unknown
  headers?: Record<string, string>
}

const written = (body: unknown): string => (typeof body === 'string' ? body : JSON.stringify(body))

/** Sends a request and returns its answer, parsed if it is JSON. */
function ask(method: string, url: string, { body, headers }: Asking = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const request = send(url, { method, headers, agent: false }, (response) => {
      text(response)
        .then((answer) => {
          const isJson = /^application\/(problem\+)?json$/.test(response.headers['content-type'] ?? '')
          resolve({
            status: response.statusCode!,
            headers: response.headers,
            body: isJson ? JSON.parse(answer) : answer,
          })
        })
        .catch(reject)
    })
    request.on('error', reject)
    request.end(body === undefined ? undefined : written(body))
  })
}

function note(operation: string, answer: Answer): Answer {
  const { status, body, headers } = answer
  const type = headers['content-type']?.split(';')[0] ?? ''
  const what = `${operation} ${status} ${type}`
  const valid = validators.get(what)
  if (!valid) throw new Error(`${what} is not described: ${JSON.stringify(body)}`)
  if (type === json || type === problem) check(what, valid, body)
  said.add(inWords(operation, status, type === problem ? body.code : ''))
  return answer
}

/** Calls an operation of the document by its name, and checks the answer. */
export async function call(address: string, operation: string, asking: Asking = {}): Promise<Answer> {
  const { method, path } = operations.get(operation)!
  let { body, query, headers } = asking
  if (body && typeof body === 'object') {
    const { key, session = key, ...input } = body as { key?: string; session?: string }
    if (session !== undefined) headers = { ...headers, authorization: `Bearer ${session}` }
    const isQuery = method === 'GET' && Object.keys(input).length > 0
    if (isQuery) query = String(new URLSearchParams(input))
    body = method === 'POST' || method === 'PUT' ? input : undefined
  }
  const target = path.replace(/\{\w+\}/, asking.table ?? '') + (query ? `?${query}` : '')
  return note(operation, await ask(method, address + target, { body, headers }))
}

/** Sends a request that belongs to no operation, and checks that the answer is an error. */
export async function callNothing(method: string, url: string): Promise<Answer> {
  const answer = await ask(method, url)
  check(`${method} ${url}`, anyError, answer.body)
  return answer
}

/** A WebSocket that checks every message it receives against its schema. */
export class Conversation {
  private readonly heard: any[] = []
  private waiting: (() => void) | null = null
  private problem: Error | null = null
  private closed: Error | null = null

  private constructor(private readonly socket: WebSocket) {
    socket.on('message', (data) => {
      const message = JSON.parse(String(data))
      try {
        check(`message ${message.type}`, fromServer, message)
        said.add(`message ${message.type} ${message.code ?? ''}`.trim())
      } catch (error) {
        this.problem = error as Error
      }
      this.heard.push(message)
      this.waiting?.()
    })
    socket.on('close', (code, reason) => {
      this.closed = new Error(`the server closed the socket: ${code} ${String(reason)}`)
      this.waiting?.()
    })
  }

  /** Opens a WebSocket, or returns the answer that refuses the handshake. */
  static async open(address: string, table: string, headers = {}): Promise<Conversation | Answer> {
    const path = operations.get('openSocket')!.path.replace('{table}', table)
    const socket = new WebSocket(address.replace('http', 'ws') + path, { headers })
    return new Promise((resolve, reject) => {
      const conversation = new Conversation(socket)
      socket.on('open', () => (said.add('openSocket 101'), resolve(conversation)))
      socket.on('error', reject)
      socket.on('unexpected-response', (request, response) => {
        text(response)
          .then((body) => {
            request.destroy()
            const { statusCode: status, headers } = response
            resolve(note('openSocket', { status: status!, headers, body: JSON.parse(body) }))
          })
          .catch(reject)
      })
    })
  }

  /** Sends a message, which must be one that the documents allow. */
  say(message: object): void {
    check('message', fromClient, message)
    this.sayAnything(message)
  }

  /** Sends a message that need not be valid. */
  sayAnything(message: unknown): void {
    this.socket.send(written(message))
  }

  /** Waits for the next message of this type, skipping others. */
  async hear(type: string): Promise<any> {
    for (;;) {
      while (this.heard.length === 0) {
        if (this.closed) throw this.closed
        await new Promise<void>((resolve) => (this.waiting = resolve))
      }
      if (this.problem) throw this.problem
      const message = this.heard.shift()
      if (message.type === type) return message
    }
  }

  leave(): void {
    this.socket.close()
  }
}

/** The event stream of a bot account. Checks every line, and every table message, against its schema. */
export class Listening {
  private constructor(
    private readonly lines: AsyncIterableIterator<string>,
    private readonly end: () => void,
  ) {}

  static async open(address: string, token: string): Promise<Listening> {
    const { path } = operations.get('streamBotEvents')!
    const headers = { authorization: `Bearer ${token}` }
    return new Promise((resolve, reject) => {
      const request = send(address + path, { headers, agent: false }, (response) => {
        if (response.statusCode !== 200) return reject(new Error(`no stream: ${response.statusCode}`))
        said.add('streamBotEvents 200')
        const lines = createInterface(response)[Symbol.asyncIterator]()
        resolve(new Listening(lines, () => request.destroy()))
      })
      request.on('error', reject)
      request.end()
    })
  }

  /** Waits for the next event of this type, skipping others. */
  async hear(type: string): Promise<any> {
    for (;;) {
      const { value, done } = await this.lines.next()
      if (done) throw new Error(`the stream ended before ${type}`)
      if (value === '') continue
      const event = JSON.parse(value)
      check(`event ${event.type}`, botEvent, event)
      if (event.type === 'table') check(`message ${event.message.type}`, fromServer, event.message)
      if (event.type === type) return event
    }
  }

  /** Waits for an empty line, which the server sends as soon as the stream is open. */
  async beat(): Promise<void> {
    for (;;) {
      const { value, done } = await this.lines.next()
      if (done) throw new Error('the stream has ended')
      if (value === '') return
    }
  }

  leave(): void {
    this.end()
  }
}
