/** What a browser gave for being sent to (https://www.w3.org/TR/push-api/#pushsubscription-interface). */
export type PushTarget = { endpoint: string; keys: { p256dh: string; auth: string } };

/** What the service worker shows. Lock screens show it to whoever holds the device, so it names nothing and nobody. */
export type PushPayload = {
  title: string;
  body: string;
  /** Where a press leads: a path of this site, with its language. */
  path: string;
  /** One that is shown is replaced by the next of the same tag. */
  tag: string;
};

/** Whatever sends pushes for this process. */
export type PushSender = {
  /** Browsers subscribe with it. */
  publicKey: string;
  /** @throws PushGone when the browser is not to be reached any more; PushLater when it says when to come again; anything else may be tried again */
  send(target: PushTarget, payload: PushPayload): Promise<void>;
};

/** The push service says that nobody has this subscription now. */
export class PushGone extends Error {
  override name = 'PushGone';
}

/** The push service is asked too much of, or away for a while that it names. */
export class PushLater extends Error {
  override name = 'PushLater';
  readonly seconds: number;

  constructor(seconds: number, cause: unknown) {
    super(`In ${seconds} seconds`, { cause });
    this.seconds = seconds;
  }
}
