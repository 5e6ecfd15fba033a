-- Returns a text without accents, case and punctuation, and with one form of similar Arabic letters, so that texts are
-- found however they are typed. Punctuation becomes spaces. The full text of the forum uses it; conditions are searched
-- by the engine in api/contracts/search.
CREATE OR REPLACE FUNCTION search.fold(given text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN translate(
    translate(
      public.to_lower(public.unaccent('public.unaccent'::regdictionary, normalize(given, NFKC))),
      -- Forms of alef, alef maksura and teh marbuta become alef, yeh and heh. Vowel marks and tatweel have no
      -- counterpart in the second list and are removed.
      U&'\0623\0625\0622\0671\0649\0629\064B\064C\064D\064E\064F\0650\0651\0652\0653\0654\0655\0670\0640',
      U&'\0627\0627\0627\0627\064A\0647'
    ),
    U&'-/_.,;:!?()[]{}<>|&+*=~^%#@"`''\005C\060C\061B\061F\00AB\00BB\00BF\00A1\2013\2014\2018\2019\201C\201D\2026',
    repeat(' ', 60)
  );
