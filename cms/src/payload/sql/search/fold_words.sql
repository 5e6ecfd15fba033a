-- Returns the words of a name, of a short text or of a search text as they are compared, with single spaces. Does more
-- than search.fold: unifies hamza on its seats, letters of the Persian keyboard and digits, removes invisible
-- characters, and in Arabic the article with the letters that are written together with it.
CREATE OR REPLACE FUNCTION search.fold_words(given text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN btrim(
    regexp_replace(
      regexp_replace(
        translate(
          search.fold(given),
          U&'\0624\0626\06A9\06CC\0660\0661\0662\0663\0664\0665\0666\0667\0668\0669'
            '\06F0\06F1\06F2\06F3\06F4\06F5\06F6\06F7\06F8\06F9\2010\2011\00B7'
            || U&'\200B\200C\200D\200E\200F\061C\FEFF\00AD',
          U&'\0648\064A\0643\064A' || '01234567890123456789   '
        ),
        U&'(^|\\s)[\0648\0641]?(?:\0627\0644|\0628\0627\0644|\0643\0627\0644|\0644\0644)(?=[\0621-\064A]{2})',
        '\1',
        'g'
      ),
      '\s+',
      ' ',
      'g'
    )
  );
