import { toJsonSchema } from '@valibot/to-json-schema';
import type { GenericSchema } from 'valibot';
import type { Endpoint } from '@/api/endpoint';
import type { Gateway } from '@/api/gateways';
import { coins, wireTenths } from '@/api/wire';

type Json = Record<string, unknown>;

/**
 * Takes the records that the client and the mock backend share; gives the OpenAPI 3.1 document of all calls, as the gateways see them: what
 * is sent and what is answered, before the app reads anything into it.
 */
export function contractDocument(
  gateways: Readonly<Record<string, Gateway>>,
  endpoints: readonly Endpoint[],
): Json {
  return {
    openapi: '3.1.0',
    info: {
      title: '龙币钱包: the calls of the app',
      version: '1',
      description:
        'Made from the schemas that the app checks each answer with. Every call is a POST below the base address of its client; the environment gives that address, and the preview server has one folder for each client.',
    },
    servers: [{ url: '/gw', description: 'The base addresses of all clients, each in a folder of its name' }],
    tags: Object.keys(gateways).map((name) => ({ name })),
    paths: Object.fromEntries(
      endpoints.map((endpoint) => [
        `/${endpoint.gateway}${endpoint.path}`,
        { post: operation(endpoint, gateways[endpoint.gateway]) },
      ]),
    ),
  };
}

function operation(endpoint: Endpoint, gateway: Gateway | undefined): Json {
  const { name, gateway: client, effect } = endpoint;
  return {
    operationId: `${client}.${name}`,
    tags: [client],
    summary: `${name}: ${effect}`,
    parameters: headers(endpoint, gateway),
    requestBody: { required: true, content: requestOf(endpoint) },
    responses: {
      200: {
        description: 'The answer, or a body code other than 0000 that refuses the call.',
        content: answerOf(endpoint),
      },
    },
  };
}

function headers({ effect }: Endpoint, gateway: Gateway | undefined): readonly Json[] {
  const context = ['X-System-Type', 'X-Business-Source', 'X-Bu-Code', 'X-Channel', 'X-Entrance'];
  const key = effect === 'read' ? [] : ['Idempotency-Key'];
  const names = [gateway?.apiKeyHeader ?? '', gateway?.tokenHeader ?? '', ...context, ...key];
  return names
    .filter((name) => name !== '')
    .map((name) => ({
      name,
      in: 'header',
      // A call may be made before anybody has logged in.
      required: name !== gateway?.tokenHeader,
      schema: { type: 'string' },
    }));
}

/** JSON, the same as text, or its cipher: as the `data` of a JSON body, as the whole of a text. */
function requestOf({ body, sentAs, encrypted }: Endpoint): Json {
  const schema = schemaOf(body);
  if (sentAs === 'text') return content('text/plain', encrypted ? cipherOf(schema) : textOf(schema));
  return content('application/json', encrypted ? objectOf({ data: cipherOf(schema) }) : schema);
}

/** An envelope around the data, of which the cipher hides the data of a JSON call, and all of a text call. */
function answerOf({ data, sentAs, encrypted }: Endpoint): Json {
  const schema = schemaOf(data);
  if (!encrypted) return content('application/json', envelopeOf(schema));
  if (sentAs === 'text') return content('text/plain', cipherOf(envelopeOf(schema)));
  return content('application/json', envelopeOf(cipherOf(schema)));
}

function content(mediaType: string, schema: Json): Json {
  return { [mediaType]: { schema } };
}

function textOf(schema: Json): Json {
  return { type: 'string', contentMediaType: 'application/json', contentSchema: schema };
}

function cipherOf(schema: Json): Json {
  return { ...textOf(schema), contentEncoding: 'base16', pattern: '^[0-9a-fA-F]+$' };
}

function objectOf(properties: Json): Json {
  return { type: 'object', properties, required: Object.keys(properties) };
}

function envelopeOf(data: Json): Json {
  const words = { type: ['string', 'null'] };
  const code = { type: ['string', 'integer'], description: '0000 where the call succeeded' };
  return {
    type: 'object',
    properties: { code, message: words, extraMessage: words, data },
    required: ['code'],
  };
}

/** What goes over the line, before the app changes or checks it in ways that no schema of JSON can say. */
function schemaOf(schema: GenericSchema): Json {
  const { $schema: _, ...json } = toJsonSchema(schema, {
    typeMode: 'input',
    errorMode: 'ignore',
    overrideSchema: ({ valibotSchema, jsonSchema }) => {
      if (valibotSchema === wireTenths)
        return { type: 'integer', minimum: 0, description: 'Tenths of a coin' };
      if (valibotSchema === coins) return { type: 'number', multipleOf: 0.1, description: 'Coins' };
      return jsonSchema;
    },
  });
  return json;
}
