/** A browser's subscription (https://www.w3.org/TR/push-api/#pushsubscription-interface). */
export type PushTarget = { endpoint: string; keys: { p256dh: string; auth: string } };

/** Content of a notification. No person or subject is named, because lock screens show it to anybody. */
export type PushPayload = {
  title: string;
  body: string;
  /** Path, with its language, that opens when the notification is pressed. */
  path: string;
  /** A notification replaces a shown one with the same tag. */
  tag: string;
};

export type PushSender = {
  publicKey: string;
  /** @throws PushGone when the subscription is gone, PushLater to wait, any other error to try again */
  send(target: PushTarget, payload: PushPayload): Promise<void>;
};

export class PushGone extends Error {
  override name = 'PushGone';
}

export class PushLater extends Error {
  override name = 'PushLater';
  readonly seconds: number;

  constructor(seconds: number, cause: unknown) {
    super(`In ${seconds} seconds`, { cause });
    this.seconds = seconds;
  }
}
