// Exposes an object of a worker to the page, with a promise for each method.

interface Question {
  id: number;
  method: string;
  args: unknown[];
}
type Reply = { id: number; value: unknown } | { id: number; error: string } | { progress: number };

type Method = (...args: never[]) => unknown;

export type Remote<T> = {
  [K in keyof T]: T[K] extends (...args: infer A) => infer R ? (...args: A) => Promise<Awaited<R>> : never;
};

/** In the worker: serves the methods of an object to the page. */
export function serve(make: (onProgress: (share: number) => void) => object): void {
  const reply = (said: Reply) => self.postMessage(said);
  const methods = make((progress) => reply({ progress })) as Record<string, Method | undefined>;
  self.onmessage = async ({ data: { id, method, args } }: MessageEvent<Question>) => {
    try {
      reply({ id, value: await methods[method]?.(...(args as never[])) });
    } catch (error) {
      reply({ id, error: error instanceof Error ? error.message : String(error) });
    }
  };
}

interface Waiting {
  resolve: (value: unknown) => void;
  reject: (error: Error) => void;
}

/** In the page: a proxy of the worker's object. @throws Error, from each method, if the worker fails */
export function remote<T>(
  worker: Pick<Worker, 'postMessage' | 'terminate' | 'addEventListener'>,
  onProgress: (share: number) => void,
): { methods: Remote<T>; close: () => void } {
  const waiting = new Map<number, Waiting>();
  let last = 0;
  let lost: Error | null = null;
  const give = (error: Error) => {
    lost = error;
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  };
  worker.addEventListener('message', ({ data }: MessageEvent<Reply>) => {
    if ('progress' in data) return onProgress(data.progress);
    const asked = waiting.get(data.id);
    waiting.delete(data.id);
    if ('error' in data) asked?.reject(new Error(data.error));
    else asked?.resolve(data.value);
  });
  worker.addEventListener('error', (event) => give(new Error(event.message || 'The worker did not start.')));
  const ask = (method: string, args: unknown[]) =>
    new Promise((resolve, reject) => {
      if (lost) return reject(lost);
      last += 1;
      waiting.set(last, { resolve, reject });
      // Files are transferred, not copied.
      const moved = args.filter((arg) => arg instanceof ArrayBuffer);
      worker.postMessage({ id: last, method, args } satisfies Question, moved);
    });
  const methods = new Proxy(
    {},
    {
      get:
        (_, method) =>
        (...args: unknown[]) =>
          ask(String(method), args),
    },
  );
  return {
    // The caller guarantees that the worker serves a T.
    methods: methods as Remote<T>,
    // Pending calls are dropped with the worker.
    close: () => worker.terminate(),
  };
}
