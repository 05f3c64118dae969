import { text } from 'node:stream/consumers';
import { getHeapSnapshot } from 'node:v8';

/**
 * The bytes of all reachable objects, from a heap snapshot. `process.memoryUsage` includes pages
 * that the collector has not swept yet, which varies by hundreds of KB. Excludes compiled code, which varies, too.
 */
export async function liveBytes() {
  for (let round = 0; round < 4; round++) {
    globalThis.gc?.();
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  const { snapshot, nodes } = JSON.parse(await text(getHeapSnapshot()));
  const { node_fields: fields, node_types: types } = snapshot.meta;
  const [type, size, code] = [fields.indexOf('type'), fields.indexOf('self_size'), types[0].indexOf('code')];
  let bytes = 0;
  for (let node = 0; node < nodes.length; node += fields.length) {
    if (nodes[node + type] !== code) bytes += nodes[node + size];
  }
  return bytes;
}
