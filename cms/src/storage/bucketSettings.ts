/** Settings of a bucket, as plain values that other processes can get. Without keys, those of the AWS SDK are used. */
export type BucketSettings = {
  bucket: string;
  endpoint?: string | undefined;
  region: string;
  accessKeyId?: string | undefined;
  secretAccessKey?: string | undefined;
};

type Settings = {
  STORAGE: 'disk' | 's3';
  S3_BUCKET?: string | undefined;
  S3_ENDPOINT?: string | undefined;
  S3_REGION: string;
  S3_ACCESS_KEY_ID?: string | undefined;
  S3_SECRET_ACCESS_KEY?: string | undefined;
};

/** Returns the bucket of pages and films; null when they are on the disk. */
export function toBucketSettings(settings: Settings): BucketSettings | null {
  if (settings.STORAGE === 'disk') return null;
  return {
    bucket: settings.S3_BUCKET ?? '',
    endpoint: settings.S3_ENDPOINT,
    region: settings.S3_REGION,
    accessKeyId: settings.S3_ACCESS_KEY_ID,
    secretAccessKey: settings.S3_SECRET_ACCESS_KEY,
  };
}
