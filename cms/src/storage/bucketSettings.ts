/** Settings of a bucket, as plain values that other processes can get. Without keys, those of the AWS SDK are used. */
export type BucketSettings = {
  bucket: string;
  endpoint?: string | undefined;
  region: string;
  accessKeyId?: string | undefined;
  secretAccessKey?: string | undefined;
};

type S3Settings = {
  S3_ENDPOINT?: string | undefined;
  S3_REGION: string;
  S3_ACCESS_KEY_ID?: string | undefined;
  S3_SECRET_ACCESS_KEY?: string | undefined;
};

type StorageSettings = S3Settings & { STORAGE: 'disk' | 's3'; S3_BUCKET?: string | undefined };

/** Returns the bucket of pages and films; null when they are on the disk. */
export function toBucketSettings(settings: StorageSettings): BucketSettings | null {
  return settings.STORAGE === 'disk' ? null : nameBucket(settings.S3_BUCKET ?? '', settings);
}

export function nameBucket(bucket: string, settings: S3Settings): BucketSettings {
  return {
    bucket,
    endpoint: settings.S3_ENDPOINT,
    region: settings.S3_REGION,
    accessKeyId: settings.S3_ACCESS_KEY_ID,
    secretAccessKey: settings.S3_SECRET_ACCESS_KEY,
  };
}
